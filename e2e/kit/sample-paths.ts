import { knownAreas } from '#dashboard/areas.ts';
import type { Room } from '#dashboard/kit/areas/room.ts';
import { ownBrandId, type SampleIds } from './sample-ids.ts';

const found = import.meta.glob<{ sampleIds: SampleIds }>('../*/sample-ids.ts', { eager: true });
const idOf: SampleIds = Object.assign({}, ...Object.values(found).map(({ sampleIds }) => sampleIds));

/** A path of each page. Its ids belong to entities that both staff and the admin of brand-a may see. */
export async function samplePaths(): Promise<Map<Room, string>> {
  const own = await ownBrandId();
  const paths = new Map<Room, string>();
  for (const room of knownAreas.rooms.list) {
    const id = await idOf[room.path]?.();
    paths.set(room, room.path.replace(':brandId', String(own)).replaceAll(/:\w+/g, String(id ?? 1)));
  }
  return paths;
}

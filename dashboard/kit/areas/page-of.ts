import { mayOpen } from '../routes/rooms.ts';
import type { Identity } from '../session/token.ts';
import type { KnownAreas } from './known-areas.ts';

/** The page of a thing; null if it has no page, or none that the person may open. */
export type PageOf = (category: string, id: string) => string | null;

type Viewer = Pick<Identity, 'scope' | 'roles' | 'brand'>;

/** Finds the pages that a person may open: a brand admin's are in the rooms of the brand. */
export function pageOfFor({ kinds, rooms }: Pick<KnownAreas, 'kinds' | 'rooms'>, viewer: Viewer): PageOf {
  return (category, id) => {
    const page = kinds[category]?.page?.(id, viewer.brand ? String(viewer.brand.id) : undefined);
    const room = page === undefined ? null : rooms.at(page);
    return page !== undefined && room !== null && mayOpen(room, viewer) ? page : null;
  };
}

import { mayOpen } from '../routes/rooms.ts';
import type { Identity } from '../session/token.ts';
import type { KnownAreas } from './known-areas.ts';

/** The path of an entity's page; null if it has no page or the person may not open it. */
export type PageOf = (category: string, id: string) => string | null;

type Viewer = Pick<Identity, 'scope' | 'roles' | 'brand'>;

/**
 * Returns a function that gives the page of an entity, if this person may open it. Brand admins get the pages below
 * their brand's path.
 */
export function pageOfFor({ kinds, rooms }: Pick<KnownAreas, 'kinds' | 'rooms'>, viewer: Viewer): PageOf {
  return (category, id) => {
    const page = kinds[category]?.page?.(id, viewer.brand ? String(viewer.brand.id) : undefined);
    const room = page === undefined ? null : rooms.at(page);
    return page !== undefined && room !== null && mayOpen(room, viewer) ? page : null;
  };
}

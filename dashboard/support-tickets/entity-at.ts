import { matchPath } from 'react-router';
import { type LinkedEntity, linkedKinds } from '#domain/support-tickets/support-ticket-kinds.ts';
import type { KnownWords } from '../kit/history/words.ts';

/** What the page at a path is of; null where it is of nothing that a ticket may be about. */
export function entityAt(pathname: string, kinds: KnownWords['kinds']): LinkedEntity | null {
  for (const category of linkedKinds) {
    const page = kinds[category]?.page;
    if (page === undefined) continue;
    const match = matchPath(page(':id'), pathname) ?? matchPath(page(':id', ':brandId'), pathname);
    const id = match?.params.id;
    if (id !== undefined && /^[1-9]\d{0,8}$/.test(id)) return { category, id: Number(id) };
  }
  return null;
}

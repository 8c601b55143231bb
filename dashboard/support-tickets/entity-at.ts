import { matchPath } from 'react-router';
import { type LinkedEntity, linkedKinds } from '#domain/support-tickets/support-ticket-kinds.ts';
import type { KnownWords } from '../kit/history/words.ts';

/** The entity on the page at a path; null if the page shows no entity that a ticket can be about. */
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

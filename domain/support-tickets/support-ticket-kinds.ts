import type { Actor, roles } from '../actor.ts';

/**
 * `opened`: staff have not answered yet. `answered`: staff wrote last. `waiting`: the asker wrote after the last answer. If
 * the asker writes to a closed ticket, the ticket becomes `waiting`.
 */
export const supportTicketStatuses = ['opened', 'answered', 'waiting', 'closed'] as const;
export type SupportTicketStatus = (typeof supportTicketStatuses)[number];

export const askerLabels = [
  'staff',
  'brand_admin',
  'user',
] as const satisfies readonly (typeof roles)[number][];

/** The person who asked. All messages of the ticket are sealed with this person's key. */
export interface Asker {
  label: (typeof askerLabels)[number];
  id: number;
}

/** The kinds of entities that a ticket can link. */
export const linkedKinds = [
  'tryset',
  'tryset_item',
  'stock_item',
  'product',
  'look',
  'brand',
  'user',
  'agency',
] as const;
export type LinkedKind = (typeof linkedKinds)[number];

export interface LinkedEntity {
  category: LinkedKind;
  id: number;
}

/** The maximum characters of a title and of a text, as sent. */
export const titleAtMost = 200;
export const textAtMost = 5_000;
/** The maximum number of pictures in one message. */
export const picturesAtMost = 5;

/** The maximum characters of a page's path. */
export const pageAtMost = 200;
/** Matches a path of the dashboard: no other host, and no query, which may name a person. */
export const pagePattern = '^/(?!/)[^\\s\\\\?#]*$';

export function isAsker(
  { asker }: { asker: Asker | null },
  { label, id }: Pick<Actor, 'label' | 'id'>,
): boolean {
  return asker !== null && asker.label === label && asker.id === id;
}

import type { Actor, roles } from '../actor.ts';

/**
 * `opened`: nobody of the staff has answered. `answered`: staff wrote last. `waiting`: the asker wrote again since. What a closed
 * one's asker writes makes it wait again.
 */
export const supportTicketStatuses = ['opened', 'answered', 'waiting', 'closed'] as const;
export type SupportTicketStatus = (typeof supportTicketStatuses)[number];

export const askerLabels = [
  'staff',
  'brand_admin',
  'user',
] as const satisfies readonly (typeof roles)[number][];

/** Whose ticket it is: what is written in it is sealed with the key of this person. */
export interface Asker {
  label: (typeof askerLabels)[number];
  id: number;
}

/** What a ticket may be about. */
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

/** Characters of a title and of a text as they are sent. */
export const titleAtMost = 200;
export const textAtMost = 5_000;
/** Pictures of one message. */
export const picturesAtMost = 5;

/** Characters of a path. */
export const pageAtMost = 200;
/** A path of the dashboard: no other host, and no query, which may name a person. */
export const pagePattern = '^/(?!/)[^\\s\\\\?#]*$';

export function isAsker(
  { asker }: { asker: Asker | null },
  { label, id }: Pick<Actor, 'label' | 'id'>,
): boolean {
  return asker !== null && asker.label === label && asker.id === id;
}

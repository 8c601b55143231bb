import type { LookEntryDescription, Tagged } from './look-events.ts';

/** Returns the id of the tagged tryset item; null if another thing is tagged. */
export function trysetItemOf({ of }: Pick<LookEntryDescription, 'of'>): number | null {
  return of.kind === 'tryset_item' ? of.id : null;
}

/** Returns the id of the tagged order item; null if another thing is tagged. */
export function orderItemOf({ of }: Pick<LookEntryDescription, 'of'>): number | null {
  return of.kind === 'order_item' ? of.id : null;
}

/** Returns whether both are the same thing. */
export function sameTagged(one: Tagged, other: Tagged): boolean {
  return one.kind === other.kind && one.id === other.id;
}

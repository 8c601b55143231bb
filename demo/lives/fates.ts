import type { TrysetItemStatus } from '#domain/tryset-items/item-status.ts';
import type { Chance } from '../chance.ts';

/** The possible outcomes of an item. */
export type Fate =
  | 'returned'
  | 'denied'
  | 'forced_deny'
  | 'lost_on_the_way'
  | 'return_failed'
  | 'deferred'
  | 'force_purchased'
  | 'bought'
  | 'planned'
  | 'refused';

const shares: readonly (readonly [Fate, number])[] = [
  ['denied', 4],
  ['forced_deny', 2],
  ['lost_on_the_way', 2],
  ['return_failed', 3],
  ['deferred', 4],
  ['force_purchased', 2],
  ['bought', 4],
  ['planned', 12],
  ['refused', 10],
];

export function fateOf(chance: Chance): Fate {
  let left = chance.between(0, 100);
  for (const [fate, share] of shares) {
    if (left < share) return fate;
    left -= share;
  }
  return 'returned';
}

/**
 * Every status of an item, with an outcome that passes it. Some items stop at each status, so that no list is empty.
 * To reach the status, a tryset must have been requested `daysAgo` days ago. Each next one was requested `apart` days before,
 * 0.3 if missing.
 */
export const stops: readonly { status: TrysetItemStatus; fate: Fate; daysAgo: number; apart?: number }[] = [
  { status: 'tryset_requested', fate: 'returned', daysAgo: 0.4 },
  // The last one is late, also after a week of holidays.
  { status: 'tryset_preparing', fate: 'returned', daysAgo: 2.6, apart: 5 },
  { status: 'tryset_delivering', fate: 'returned', daysAgo: 4.5 },
  { status: 'tryset_delivered', fate: 'planned', daysAgo: 12 },
  // The trial of this item has ended, and no look was posted in time.
  { status: 'tryset_delivered', fate: 'returned', daysAgo: 27 },
  { status: 'purchase_pending', fate: 'bought', daysAgo: 7.4 },
  { status: 'return_requested', fate: 'returned', daysAgo: 20 },
  { status: 'return_preparing', fate: 'returned', daysAgo: 20 },
  { status: 'return_delivering', fate: 'returned', daysAgo: 20 },
  { status: 'return_arrived', fate: 'returned', daysAgo: 21 },
  { status: 'return_failed', fate: 'return_failed', daysAgo: 20 },
  { status: 'return_deferred', fate: 'deferred', daysAgo: 22 },
];

import type { TrysetItemStatus } from './item-status.ts';

export const rentalGroups = ['out', 'inReturn', 'deferred'] as const;
export type RentalGroup = (typeof rentalGroups)[number];

/**
 * What a member or a brand has under way, by the statuses of its items. A figure and the list behind it both go by this
 * table, so that their counts agree. Together the groups are all that is neither canceled nor at its end.
 */
export const rentalGroupStatuses: Readonly<Record<RentalGroup, readonly TrysetItemStatus[]>> = {
  out: ['tryset_requested', 'tryset_preparing', 'tryset_delivering', 'tryset_delivered', 'purchase_pending'],
  inReturn: ['return_requested', 'return_preparing', 'return_delivering', 'return_arrived', 'return_failed'],
  deferred: ['return_deferred'],
};

import type { TrysetItemStatus } from './item-status.ts';

/** What can be under way with a rental, in the order of its life. */
export const rentalGroups = ['toSend', 'out', 'inReturn', 'deferred', 'failed'] as const;
export type RentalGroup = (typeof rentalGroups)[number];

/**
 * Which statuses of an item each of them means, wherever it is said: in figures, of a brand, of a member, and in the list
 * behind each count. Every item that has not come to its end stands in exactly one of them.
 */
export const rentalGroupStatuses = {
  /** Asked for and not yet on the way: there is a parcel to pack. */
  toSend: ['tryset_requested', 'tryset_preparing'],
  /** On the way to the member or with them, also while they pay for it. */
  out: ['tryset_delivering', 'tryset_delivered', 'purchase_pending'],
  /** From the request for the return until what arrived is looked at. */
  inReturn: ['return_requested', 'return_preparing', 'return_delivering', 'return_arrived'],
  deferred: ['return_deferred'],
  /** Lost on the way there or back, until somebody settles it. */
  failed: ['return_failed'],
} as const satisfies Record<RentalGroup, readonly TrysetItemStatus[]>;

/** An item in this status whose trial has ended is overdue: the member has it and has not asked for its return. */
export const overdueStatus = 'tryset_delivered' satisfies TrysetItemStatus;

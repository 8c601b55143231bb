import type { TrysetItemStatus } from './item-status.ts';

/** Groups of active rentals, in the order of a rental's life. */
export const rentalGroups = ['toSend', 'out', 'inReturn', 'deferred', 'failed'] as const;
export type RentalGroup = (typeof rentalGroups)[number];

/**
 * The item statuses of each group, for every count and the list behind it: overall, per brand and per member. Every active
 * item is in exactly one group.
 */
export const rentalGroupStatuses = {
  /** Requested and not yet shipped: there is a parcel to pack. */
  toSend: ['tryset_requested', 'tryset_preparing'],
  /** On the way to the member or with the member, also during a purchase. */
  out: ['tryset_delivering', 'tryset_delivered', 'purchase_pending'],
  /** From the return request until the returned garment is inspected. */
  inReturn: ['return_requested', 'return_preparing', 'return_delivering', 'return_arrived'],
  deferred: ['return_deferred'],
  /** Lost in either direction, until somebody settles it. */
  failed: ['return_failed'],
} as const satisfies Record<RentalGroup, readonly TrysetItemStatus[]>;

/** An item in this status is overdue once its trial has ended: the member has it and has not requested the return. */
export const overdueStatus = 'tryset_delivered' satisfies TrysetItemStatus;

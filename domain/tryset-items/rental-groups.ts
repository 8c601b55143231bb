import type { TrysetItemStatus } from './item-status.ts';

/** The groups of active rentals, in the order of a rental's course. */
export const rentalGroups = ['toSend', 'out', 'inReturn', 'deferred', 'failed'] as const;
export type RentalGroup = (typeof rentalGroups)[number];

/**
 * The item statuses of each group. Every count of a group and the list behind it use them: overall, per brand and per member.
 * Every active item is in exactly one group.
 */
export const rentalGroupStatuses = {
  /** Rentals that were requested and not yet shipped: there is a parcel to pack. */
  toSend: ['tryset_requested', 'tryset_preparing'],
  /** Rentals on the way to the member or with the member, also during a purchase. */
  out: ['tryset_delivering', 'tryset_delivered', 'purchase_pending'],
  /** Rentals between the return request and the inspection of the returned garment. */
  inReturn: ['return_requested', 'return_preparing', 'return_delivering', 'return_arrived'],
  deferred: ['return_deferred'],
  /** Rentals whose parcel was lost in either direction, until staff settle them. */
  failed: ['return_failed'],
} as const satisfies Record<RentalGroup, readonly TrysetItemStatus[]>;

/**
 * The status of an item that the member has and whose return is not requested. Once the trial has ended, such an item is
 * overdue.
 */
export const overdueStatus = 'tryset_delivered' satisfies TrysetItemStatus;

/** The statuses of items that the member has. */
export const inUseStatuses = [
  'tryset_delivered',
  'purchase_pending',
] as const satisfies readonly TrysetItemStatus[];

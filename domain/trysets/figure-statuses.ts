import type { TrysetItemStatus } from './item-status.ts';

/** What figures count of items under way. Every item that has not come to its end stands in exactly one of them. */
export const figureStatuses = {
  /** Asked for and not yet on the way: there is a parcel to pack. */
  toSend: ['tryset_requested', 'tryset_preparing'],
  /** On the way to the member or with them, also while they pay for it. */
  out: ['tryset_delivering', 'tryset_delivered', 'purchase_pending'],
  /** From the request for the return until what arrived is looked at. */
  inReturn: ['return_requested', 'return_preparing', 'return_delivering', 'return_arrived'],
  deferred: ['return_deferred'],
  /** Lost on the way there or back, until somebody settles it. */
  failed: ['return_failed'],
} as const satisfies Record<string, readonly TrysetItemStatus[]>;

export type FigureStatus = keyof typeof figureStatuses;

/** An item in this status whose trial has ended is overdue: the member has it and has not asked for its return. */
export const overdueStatus = 'tryset_delivered' satisfies TrysetItemStatus;

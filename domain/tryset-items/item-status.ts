/** Statuses of one garment lent to one member. `idle` precedes the first event. */
export const trysetItemStatuses = [
  'idle',
  'tryset_requested',
  'tryset_canceled',
  'tryset_preparing',
  'tryset_delivering',
  'tryset_delivered',
  'return_requested',
  'return_preparing',
  'return_delivering',
  'return_delivered',
  'purchase_pending',
  'purchased',
  'return_failed',
  'return_arrived',
  'return_deferred',
] as const;

export type TrysetItemStatus = (typeof trysetItemStatuses)[number];

/** The item never leaves these statuses. A look that the member owes may still follow. */
export const finalItemStatuses: readonly TrysetItemStatus[] = [
  'tryset_canceled',
  'return_delivered',
  'purchased',
];

/** The item counts for neither its tryset, nor its member, nor its brand. */
export const uncountedItemStatuses: readonly string[] = ['tryset_canceled' satisfies TrysetItemStatus];

/** The member has or had the item, so looks may be posted or refused. */
export const deliveredAndLater: readonly TrysetItemStatus[] = [
  'tryset_delivered',
  'return_requested',
  'return_preparing',
  'return_delivering',
  'return_delivered',
  'purchase_pending',
  'purchased',
  'return_failed',
  'return_arrived',
  'return_deferred',
];

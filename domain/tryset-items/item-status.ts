/** The life of one garment lent to one member. `idle` is the time before its first event. */
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

/** Nothing moves an item from here any more; what the member owes of it (a look) may still come. */
export const finalItemStatuses: readonly TrysetItemStatus[] = [
  'tryset_canceled',
  'return_delivered',
  'purchased',
];

/** The item counts nowhere among those of its tryset, its member or its brand. */
export const uncountedItemStatuses: readonly string[] = ['tryset_canceled' satisfies TrysetItemStatus];

/** The member has the item or had it: looks may be posted or refused. */
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

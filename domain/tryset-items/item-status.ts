/** The statuses of one garment lent to one member. `idle`: before the first event. */
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

/** The final statuses. Only an item that was bought can leave its status: its order may take it back. The member may still owe a look. */
export const finalItemStatuses: readonly TrysetItemStatus[] = [
  'tryset_canceled',
  'return_delivered',
  'purchased',
];

/** The statuses in which an item does not count: not for its tryset, its member or its brand. */
export const uncountedItemStatuses: readonly string[] = ['tryset_canceled' satisfies TrysetItemStatus];

/** The statuses in which the member has or had the item, so looks may be posted or refused. */
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

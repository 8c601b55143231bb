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

/**
 * The final statuses. Only a bought item can leave its status: its order takes it back, or a forced purchase is undone. The member
 * may still owe a look.
 */
export const finalItemStatuses: readonly TrysetItemStatus[] = [
  'tryset_canceled',
  'return_delivered',
  'purchased',
];

/** The statuses in which an item does not count: not for its tryset, its member or its brand. */
export const uncountedItemStatuses: readonly string[] = ['tryset_canceled' satisfies TrysetItemStatus];

/** The statuses in which the garment is with the member, or on its way to or from the member. */
export const shippedStatuses = [
  'tryset_delivering',
  'tryset_delivered',
  'return_requested',
  'return_preparing',
  'return_delivering',
] as const satisfies readonly TrysetItemStatus[];

/** The statuses in which a delivered item has not come back, so that damage on its arrival can be reported. */
export const notBackStatuses = [
  'tryset_delivered',
  'return_requested',
  'return_preparing',
  'return_delivering',
  'purchase_pending',
  'purchased',
  'return_failed',
  'return_deferred',
] as const satisfies readonly TrysetItemStatus[];

/** The statuses of an item that has come back. */
const backStatuses: readonly TrysetItemStatus[] = ['return_arrived', 'return_delivered'];

/** Returns whether an item of this status has come back. */
export const hasComeBack = (status: TrysetItemStatus) => backStatuses.includes(status);

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

import type { OrderItemStatus } from './order-kinds.ts';

/** How far an item has come. Items that never were paid all have the same status. */
const progress = [
  'idle',
  'wait',
  'failed',
  'forgery',
  'paid',
  'preparing',
  'delivering',
  'complete',
] as const satisfies readonly OrderItemStatus[];

/** The status of an order: that of its least advanced item that is not canceled. */
export function statusOfItems(items: readonly { status: OrderItemStatus }[]): OrderItemStatus {
  const reached = progress.find((each) => items.some(({ status }) => status === each));
  return reached ?? 'canceled';
}

/** Whether an order counts: it is not canceled, and its payment neither failed nor was forged. */
export function isValidOrder(status: OrderItemStatus): boolean {
  return status !== 'canceled' && status !== 'failed' && status !== 'forgery';
}

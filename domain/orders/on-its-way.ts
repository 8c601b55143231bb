import type { OrderItem } from './order-state.ts';

/** Whether an item that is sent to the buyer is prepared or gone already. */
export function isOnItsWay(items: readonly Pick<OrderItem, 'type' | 'status'>[]): boolean {
  return items.some(
    ({ type, status }) =>
      type !== 'tryset' && (status === 'preparing' || status === 'delivering' || status === 'complete'),
  );
}

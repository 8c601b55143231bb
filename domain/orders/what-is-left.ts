import type { OrderItem } from './order-state.ts';

type Paid = Pick<OrderItem, 'status' | 'itemCash' | 'itemPoint' | 'goodwill'>;

/** Whether nothing of the item is sold any more, or never was. */
function isOver({ status }: Pick<OrderItem, 'status'>): boolean {
  return status === 'canceled' || status === 'failed' || status === 'forgery';
}

/** The cash of an item that did not go back. A returned item keeps its deduction; an unpaid one still asks for its cash. */
export function cashLeft(item: Paid & { deduction: number }): number {
  return isOver(item) ? item.deduction : item.itemCash - item.goodwill;
}

/** The points of an item that did not go back. */
export function pointsLeft(item: Paid): number {
  return isOver(item) ? 0 : item.itemPoint;
}

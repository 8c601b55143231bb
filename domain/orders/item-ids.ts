/** The id of an order's nth item, counted from 1. It is unique among the items of all orders. */
export function orderItemIdOf(orderId: number, nth: number): number {
  return orderId * 100 + nth;
}

/** The order of an item. */
export function orderOfItem(itemId: number): number {
  return Math.floor(itemId / 100);
}

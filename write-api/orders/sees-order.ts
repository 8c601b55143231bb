import type { Order } from '#domain/orders/order-state.ts';
import type { Caller } from '#http/caller.ts';
import { isInScope } from '../kit/scope.ts';

/** Whether an order was placed, and the caller is staff or its buyer. */
export function seesOrder(caller: Caller): (state: Order) => boolean {
  return ({ placedTime, userId }) => placedTime !== null && isInScope(caller, { brandIds: [], userId });
}

/** Whether an order has the item, and the caller is staff, its buyer or an admin of the item's brand. */
export function seesItem(caller: Caller, itemId: number): (state: Order) => boolean {
  return ({ items, userId }) => {
    const item = items.find((each) => each.itemId === itemId);
    return item !== undefined && isInScope(caller, { brandIds: [item.brandId], userId });
  };
}

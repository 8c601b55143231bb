import type { Buyer } from '#domain/orders/order-events.ts';
import type { OrderItemType, OrderMethod } from '#domain/orders/order-kinds.ts';

/** An item as the buyer asks for it: an item that it tries on, or a size of a product. */
export interface WantedItem {
  type: OrderItemType;
  trysetItemId: number | null;
  productSizeId: number | null;
}

export interface WantedOrder {
  userId: number;
  items: readonly WantedItem[];
  usedPoint: number;
  buyer: Buyer;
  paymentMethod: OrderMethod;
  /** The total price that the buyer saw; null if it named none. */
  expectedAmount: number | null;
}

/** The ids of an order to be placed. */
export interface GivenOrder {
  orderId: number;
  paymentId: number;
}

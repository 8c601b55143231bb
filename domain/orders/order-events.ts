import type { DomainEvent } from '../event.ts';
import type { Currency } from '../payments/payment-kinds.ts';
import type { Sealed } from '../sealed.ts';
import type { OrderCourier, OrderItemType, OrderMethod, ReturnFault } from './order-kinds.ts';

/** The buyer of an order, sealed with the order's own key: JSON of a `Buyer`. */
export interface Buyer {
  name: string;
  phone: string;
  email: string | null;
  destination: { name: string; phone: string; address: string; notes: string | null };
}

/** An item as its buyer chose it. Amounts are whole units of the order's currency. */
export interface OrderedItem {
  itemId: number;
  type: OrderItemType;
  /** The item that the member tries on; null for other types. */
  trysetItemId: number | null;
  productId: number;
  productSizeId: number;
  /** Null if the brand ships from its own stock. */
  stockItemId: number | null;
  brandId: number;
  originalPrice: number;
  salesPrice: number;
  /** The platform's part of the sales price, in whole percents, as it was when the order was placed. */
  commissionRate: number;
}

/** An item with its shares of points and cash, which sum up to the sales price, and the tax that the cash includes. */
export interface PlacedItem extends OrderedItem {
  itemPoint: number;
  itemCash: number;
  tax: number;
}

export interface OrderPlacing {
  orderId: number;
  userId: number;
  currency: Currency;
  paymentMethod: OrderMethod;
  items: readonly PlacedItem[];
  /** Null in imported orders, whose files name no buyer. */
  buyer: Sealed | null;
  /** Null if points pay everything. Then the order is paid at once. */
  paymentId: number | null;
  /** When the unpaid order ends. */
  dueTime: string | null;
}

export interface OrderParcel {
  courier: OrderCourier;
  trackingNumber: string;
}

interface OfItem {
  itemId: number;
}

type Nothing = Record<string, never>;
type E<Type extends string, Data> = DomainEvent<Type, Data>;

/** Events of `order-<id>`. */
export type OrderEvent =
  | E<'OrderPlaced', OrderPlacing>
  /** It was never placed, and never will be. */
  | E<'OrderPlaceExpired', { orderId: number }>
  | E<'OrderPaid', { paidTime: string }>
  | E<'OrderCanceled', Nothing>
  | E<'OrderExpired', Nothing>
  | E<'OrderFailed', Nothing>
  | E<'OrderForged', Nothing>
  | E<'OrderBuyerRevised', { buyer: Sealed }>
  | E<'OrderItemsCanceled', { itemIds: readonly number[] }>
  | E<'OrderItemPrepared', OfItem>
  | E<'OrderItemShipped', OfItem & OrderParcel>
  | E<'OrderItemParcelCorrected', OfItem & OrderParcel>
  | E<'OrderItemCompleted', OfItem>
  | E<'OrderItemLost', OfItem>
  | E<'OrderItemReturnRequested', OfItem & { fault: ReturnFault }>
  | E<'OrderItemReturnWithdrawn', OfItem>
  | E<'OrderItemReturnShipped', OfItem & OrderParcel>
  /** `deduction`: the part of the cash share that does not go back. */
  | E<'OrderItemReturned', OfItem & { deduction: number }>
  | E<'OrderItemReturnRejected', OfItem>
  /** The sale counts for the brand's month. */
  | E<'OrderItemSettled', OfItem>
  /** The item came back after its settlement, so the sale no longer counts. */
  | E<'OrderItemSettlementReversed', OfItem>
  | E<'OrderGoodwillGranted', OfItem & { amount: number }>;

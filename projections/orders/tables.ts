import type {
  OrderCourier,
  OrderItemStatus,
  OrderItemType,
  OrderMethod,
  ReturnFault,
} from '#domain/orders/order-kinds.ts';
import type { OrderItem } from '#domain/orders/order-state.ts';
import type { Currency } from '#domain/payments/payment-kinds.ts';
import type { Sealed } from '#domain/sealed.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** What became of an item, apart from its folded state. Times are ISO instants; null until they happen. */
export interface Outcome {
  returnedTime: string | null;
  /** The part of the cash share that a return did not give back. */
  deduction: number;
  /** Whether the item came back after its settlement, so that its sale no longer counts. */
  isReversed: boolean;
  /** The reason of the newest cancellation, return, rejection or loss; null without one. */
  reason: string | null;
  /** The time of the newest event that concerned the item. Other brands' items of the order do not change it. */
  updatedAt: string;
}

/** An order. The buyer stays sealed here: its key is deleted after some years. Amounts are whole units of the currency. */
export interface OrderRow {
  id: number;
  userId: number;
  status: OrderItemStatus;
  currency: Currency;
  paymentMethod: OrderMethod;
  /** Null if points pay everything. */
  paymentId: number | null;
  items: readonly (OrderItem & Outcome)[];
  brandIds: number[];
  types: OrderItemType[];
  cash: number;
  point: number;
  buyer: Sealed | null;
  dueTime: string | null;
  paidTime: string | null;
  revision: bigint;
  /** When it was placed. */
  createdAt: string;
  updatedAt: string;
}

export const ordersTable: Table<OrderRow> = table<OrderRow>('read.orders', 'id', {
  id: 'integer',
  userId: 'integer',
  status: 'text',
  currency: 'text',
  paymentMethod: 'text',
  paymentId: 'integer',
  items: 'jsonb',
  brandIds: 'integer[]',
  types: 'text[]',
  cash: 'integer',
  point: 'integer',
  buyer: 'text',
  dueTime: 'timestamptz',
  paidTime: 'timestamptz',
  revision: 'bigint',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});

/** An item of an order, with the values of its order that lists filter. */
export interface OrderItemRow extends Outcome {
  /** It exceeds four bytes from order 21,474,837 on. */
  id: bigint;
  orderId: number;
  userId: number;
  brandId: number;
  type: OrderItemType;
  status: OrderItemStatus;
  currency: Currency;
  paymentMethod: OrderMethod;
  paymentId: number | null;
  trysetItemId: number | null;
  productId: number;
  productSizeId: number;
  /** Null if the brand ships from its own stock. */
  stockItemId: number | null;
  originalPrice: number;
  salesPrice: number;
  /** The platform's part in percent, as it was at the placing. */
  commissionRate: number;
  /** What the brand gets once the sale is settled. */
  brandPayment: number;
  itemPoint: number;
  itemCash: number;
  tax: number;
  goodwill: number;
  courier: OrderCourier | null;
  trackingNumber: string | null;
  shippedTime: string | null;
  completedTime: string | null;
  returnFault: ReturnFault | null;
  returnCourier: OrderCourier | null;
  returnTrackingNumber: string | null;
  settledTime: string | null;
  paidTime: string | null;
  createdAt: string;
}

export const orderItemsTable: Table<OrderItemRow> = table<OrderItemRow>('read.order_items', 'orderId', {
  id: 'bigint',
  orderId: 'integer',
  userId: 'integer',
  brandId: 'integer',
  type: 'text',
  status: 'text',
  currency: 'text',
  paymentMethod: 'text',
  paymentId: 'integer',
  trysetItemId: 'integer',
  productId: 'integer',
  productSizeId: 'integer',
  stockItemId: 'integer',
  originalPrice: 'integer',
  salesPrice: 'integer',
  commissionRate: 'integer',
  brandPayment: 'integer',
  itemPoint: 'integer',
  itemCash: 'integer',
  tax: 'integer',
  goodwill: 'integer',
  courier: 'text',
  trackingNumber: 'text',
  shippedTime: 'timestamptz',
  completedTime: 'timestamptz',
  returnFault: 'text',
  returnCourier: 'text',
  returnTrackingNumber: 'text',
  returnedTime: 'timestamptz',
  deduction: 'integer',
  settledTime: 'timestamptz',
  isReversed: 'boolean',
  reason: 'text',
  paidTime: 'timestamptz',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});

import Type, { type Static } from 'typebox';
import {
  orderCouriers,
  orderItemStatuses,
  orderItemTypes,
  orderMethods,
  returnFaults,
} from '#domain/orders/order-kinds.ts';
import { orderTransitions } from '#domain/orders/order-transitions.ts';
import { currencies } from '#domain/payments/payment-kinds.ts';
import { ActionsOf, Day, Instant, Nullable, OneOf } from '#http/contract.ts';
import { brandBrief } from '../briefs/brands/brief.ts';
import { BrandBrief, MemberBrief, ProductBrief, SizeBrief } from '../briefs/contract.ts';
import { productBrief, sizeBrief } from '../briefs/products/brief.ts';
import { asOfField } from '../kit/as-of/contract.ts';
import { Count, Flag, idFields, OptionalText, readable, Text, timeFields } from '../kit/readable/fields.ts';
import { orderColumns } from './columns.ts';
import {
  actionsOnItem,
  deliveryOf,
  memberOf,
  type OrderItemShown,
  paymentToBrand,
  paymentToBrandKinds,
  refundsOf,
  returnableDay,
  toBuyerOnly,
} from './item-shown.ts';

export const Destination = Type.Object({
  name: Text,
  phone: Text,
  address: Text,
  notes: OptionalText,
});

/** Who gets a parcel. */
export const BuyerShown = Type.Object({
  name: Text,
  phone: Text,
  email: OptionalText,
  destination: Destination,
});

/** Amounts are whole units of `currency`. A brand sees no points, nor what tells of them; a member nothing of the brand's part. */
export const orderItemFields = readable<OrderItemShown>()(orderColumns, {
  ...idFields,
  orderId: { is: Count, of: (row) => row.orderId, csv: 'order_id' },
  type: { is: OneOf(orderItemTypes), of: (row) => row.type, csv: 'type', codes: 'orderItemType' },
  status: { is: OneOf(orderItemStatuses), of: (row) => row.status, csv: 'status', codes: 'orderStatus' },
  user: {
    is: MemberBrief,
    of: memberOf,
    cells: [
      { csv: 'user_id', of: (row) => row.userId },
      { csv: 'username', of: (row) => row.username },
    ],
  },
  brand: { is: BrandBrief, of: brandBrief, csv: 'brand', cell: (row) => row.brandName },
  product: {
    is: ProductBrief,
    of: productBrief,
    cells: [
      { csv: 'product_id', of: (row) => row.productId },
      { csv: 'product', of: (row) => row.productName },
      { csv: 'product_code', of: (row) => row.productCode },
    ],
  },
  productSize: { is: SizeBrief, of: sizeBrief, csv: 'size', cell: (row) => row.sizeName },
  /** The garment that is sold; null if the brand ships from its own stock. */
  stock: {
    is: Nullable(Type.Object({ id: Count, code: OptionalText })),
    of: (row) => (row.stockItemId === null ? null : { id: row.stockItemId, code: row.stockCode }),
    csv: 'stock_code',
    cell: (row) => row.stockCode,
  },
  /** The item that the member tries on; null for other kinds. */
  trysetItemId: { is: Nullable(Count), of: (row) => row.trysetItemId, csv: 'tryset_item_id' },
  currency: { is: OneOf(currencies), of: (row) => row.currency, csv: 'currency' },
  originalPrice: { is: Count, of: (row) => row.originalPrice, csv: 'original_price' },
  salesPrice: { is: Count, of: (row) => row.salesPrice, csv: 'sales_price' },
  itemCash: { is: Nullable(Count), of: (row) => toBuyerOnly(row, row.itemCash), csv: 'item_cash' },
  itemPoint: { is: Nullable(Count), of: (row) => toBuyerOnly(row, row.itemPoint), csv: 'item_point' },
  /** The tax that the cash includes. */
  tax: { is: Nullable(Count), of: (row) => toBuyerOnly(row, row.tax), csv: 'tax' },
  /** Money that went back while the item stays with its buyer. */
  goodwill: { is: Nullable(Count), of: (row) => toBuyerOnly(row, row.goodwill), csv: 'goodwill' },
  /** The part of the cash that a return did not give back. */
  deduction: { is: Nullable(Count), of: (row) => toBuyerOnly(row, row.deduction), csv: 'deduction' },
  /** The cash and the points that went back. */
  refunds: { is: Nullable(Type.Object({ cash: Count, point: Count })), of: refundsOf },
  /** In percent, as it was when the order was placed. */
  commissionRate: {
    is: Nullable(Count),
    of: (row) => (row.readBy === 'user' ? null : row.commissionRate),
    csv: 'commission_rate',
  },
  /** What the brand gets. `description` says how it stands with the brand's month. */
  scheduledBrandPayment: {
    is: Nullable(Type.Object({ amount: Count, description: OneOf(paymentToBrandKinds) })),
    of: paymentToBrand,
    csv: 'brand_payment',
    cell: (row) => paymentToBrand(row)?.amount ?? null,
  },
  paymentMethod: {
    is: Nullable(OneOf(orderMethods)),
    of: (row) => toBuyerOnly(row, row.paymentMethod),
    csv: 'payment_method',
    codes: 'paymentMethod',
  },
  paymentId: { is: Nullable(Count), of: (row) => toBuyerOnly(row, row.paymentId), csv: 'payment_id' },
  courier: {
    is: Nullable(OneOf(orderCouriers)),
    of: (row) => row.courier,
    csv: 'courier',
    codes: 'orderCourier',
  },
  trackingNumber: { is: OptionalText, of: (row) => row.trackingNumber, csv: 'tracking_number' },
  /** Whom the parcel goes to; null for callers who may not see it, and once the data was deleted. */
  delivery: {
    is: Nullable(BuyerShown),
    of: deliveryOf,
    cells: [
      { csv: 'buyer_name', of: (row) => deliveryOf(row)?.destination.name ?? null },
      { csv: 'phone', of: (row) => deliveryOf(row)?.destination.phone ?? null },
      { csv: 'address', of: (row) => deliveryOf(row)?.destination.address ?? null },
      { csv: 'notes', of: (row) => deliveryOf(row)?.destination.notes ?? null },
    ],
  },
  shippedTime: { is: Nullable(Instant), of: (row) => row.shippedTime, csv: 'shipped_time', isTime: true },
  /** When it was delivered; for a tryset's item, when it was paid. */
  deliveredTime: {
    is: Nullable(Instant),
    of: (row) => row.completedTime,
    csv: 'delivered_time',
    isTime: true,
  },
  /** Whether the buyer can ask for a return now, whatever the reason. */
  isReturnable: { is: Flag, of: (row) => returnableDay(row) !== null },
  /** The last day on which the buyer can return it for any reason; null if it cannot. */
  returnableUntil: { is: Nullable(Day), of: returnableDay },
  /** The open request for a return. */
  returnRequest: {
    is: Nullable(
      Type.Object({
        fault: OneOf(returnFaults),
        courier: Nullable(OneOf(orderCouriers)),
        trackingNumber: OptionalText,
      }),
    ),
    of: ({ returnFault: fault, returnCourier: courier, returnTrackingNumber: trackingNumber }) =>
      fault === null ? null : { fault, courier, trackingNumber },
    csv: 'return_fault',
    cell: (row) => row.returnFault,
    codes: 'returnFault',
  },
  returnedTime: { is: Nullable(Instant), of: (row) => row.returnedTime, csv: 'returned_time', isTime: true },
  settledTime: { is: Nullable(Instant), of: (row) => row.settledTime, csv: 'settled_time', isTime: true },
  isLookPosted: { is: Flag, of: (row) => row.isLookPosted, csv: 'is_look_posted' },
  /** The reason of the newest cancellation, return, rejection or loss. */
  reason: { is: OptionalText, of: (row) => row.reason, csv: 'reason' },
  paidTime: { is: Nullable(Instant), of: (row) => row.paidTime, csv: 'paid_time', isTime: true },
  actions: { is: ActionsOf(orderTransitions), of: actionsOnItem },
  ...timeFields,
});

export const OrderItem = orderItemFields.shape;
export type OrderItem = Static<typeof OrderItem>;

export const OrderItemDetail = Type.Object({ ...OrderItem.properties, ...asOfField });
export type OrderItemDetail = Static<typeof OrderItemDetail>;

/** All matching items. */
export const AllOrderItems = Type.Object({ data: Type.Array(OrderItem) });

const sums = {
  count: Count,
  original: Count,
  sales: Count,
  cash: Count,
  point: Count,
  brandPayment: Count,
};
const CurrencySums = Type.Object({ currency: OneOf(currencies), ...sums });
export type CurrencySums = Static<typeof CurrencySums>;
/** Sums of the matching items, by currency. */
export const OrderItemTotals = Type.Object({ count: Count, data: Type.Array(CurrencySums) });
export type OrderItemTotals = Static<typeof OrderItemTotals>;

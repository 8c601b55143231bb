import { orderItemStatuses, orderItemTypes, orderMethods } from '#domain/orders/order-kinds.ts';
import type { NamedFilter } from '../kit/list/filters.ts';
import { shapeFor } from '../kit/list/list-state.ts';

const staffOnly = true;
const shared: readonly NamedFilter[] = [
  { name: 'q', kind: 'search', text: 'order.search' },
  {
    name: 'statuses',
    kind: 'choices',
    text: 'order.fields.status',
    options: orderItemStatuses.filter((status) => status !== 'idle'),
    group: 'order.status',
  },
  { name: 'types', kind: 'choices', text: 'order.fields.type', options: orderItemTypes, group: 'order.type' },
  { name: 'user_id', kind: 'lookup', several: false, remote: 'user', text: 'order.fields.userId' },
  { name: 'brand_id', kind: 'lookup', several: false, text: 'order.fields.brandId', staffOnly },
  { name: 'created_time', kind: 'period', wire: 'list', text: 'order.fields.placedTime' },
  { name: 'paid_time', kind: 'period', wire: 'list', text: 'order.fields.paidTime', seldom: true },
  {
    name: 'payment_method',
    kind: 'choices',
    text: 'order.fields.paymentMethod',
    options: orderMethods,
    group: 'order.method',
    staffOnly,
    seldom: true,
  },
  { name: 'has_refund_problem', kind: 'flag', text: 'order.hasRefundProblem', staffOnly, seldom: true },
  { name: 'ids', kind: 'given', text: 'order.fields.id' },
];

/** The filters that apply to the past of both lists. */
const sharedThen = ['statuses', 'types', 'user_id', 'brand_id', 'created_time', 'payment_method', 'ids'];

/** The filters and sortings of the list of orders. */
export const orderListShape = shapeFor({
  filters: shared,
  orders: ['id', 'cash', 'due_time', 'paid_time', 'created_time', 'updated_time'],
  past: { kind: 'order', filters: sharedThen, compared: null, hasFile: true },
});

/** The filters and sortings of the list of orders' items. */
export const itemListShape = shapeFor({
  filters: [
    ...shared,
    { name: 'is_return_requested', kind: 'flag', text: 'order.isReturnRequested', seldom: true },
    { name: 'is_returned', kind: 'flag', text: 'order.isReturned', seldom: true },
    { name: 'order_ids', kind: 'given', text: 'order.fields.orderId' },
    { name: 'product_ids', kind: 'given', text: 'order.fields.productId' },
  ],
  orders: ['id', 'sales_price', 'paid_time', 'delivered_time', 'created_time', 'updated_time'],
  past: {
    kind: 'order',
    filters: [...sharedThen, 'order_ids', 'product_ids'],
    compared: null,
    hasFile: true,
  },
});

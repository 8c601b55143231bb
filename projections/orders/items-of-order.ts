import { brandPaymentOf } from '#domain/settlements/month-line.ts';
import type { Derived } from '../projection.ts';
import { type OrderItemRow, type OrderRow, orderItemsTable, ordersTable } from './tables.ts';

/** The items of an order, one row each. */
export const itemsOfOrder: Derived<OrderRow, OrderItemRow> = {
  source: ordersTable,
  table: orderItemsTable,
  rows: (row) => row.items.map((item) => itemRow(row, item)),
};

function itemRow(order: OrderRow, { itemId, parcel, returnParcel, ...item }: OrderRow['items'][number]) {
  const { id: orderId, userId, currency, paymentMethod, paymentId, paidTime } = order;
  const { createdAt } = order;
  const ofOrder = { orderId, userId, currency, paymentMethod, paymentId, paidTime, createdAt };
  return {
    ...item,
    ...ofOrder,
    id: BigInt(itemId),
    brandPayment: brandPaymentOf(item.salesPrice, item.commissionRate),
    courier: parcel?.courier ?? null,
    trackingNumber: parcel?.trackingNumber ?? null,
    returnCourier: returnParcel?.courier ?? null,
    returnTrackingNumber: returnParcel?.trackingNumber ?? null,
  };
}

import Type from 'typebox';
import { orderItemStatuses, orderMethods } from '#domain/orders/order-kinds.ts';
import { currencies } from '#domain/payments/payment-kinds.ts';
import { Instant, Nullable, OneOf } from '#http/contract.ts';

/** The item of an order as the bought item shows it. Prices are whole units of `currency`. */
export const InvoiceItemBrief = Type.Object({
  id: Type.Integer(),
  orderId: Type.Integer(),
  status: OneOf(orderItemStatuses),
  currency: OneOf(currencies),
  originalPrice: Type.Integer(),
  salesPrice: Type.Integer(),
  createdTime: Instant,
});

/** The order as the tryset shows it. */
export const InvoiceBrief = Type.Object({
  id: Type.Integer(),
  status: OneOf(orderItemStatuses),
  isValid: Type.Boolean(),
  currency: OneOf(currencies),
  paymentMethod: OneOf(orderMethods),
  createdTime: Instant,
  paidTime: Nullable(Instant),
});

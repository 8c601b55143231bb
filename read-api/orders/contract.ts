import Type, { type Static } from 'typebox';
import { orderItemStatuses, orderMethods } from '#domain/orders/order-kinds.ts';
import { isValidOrder } from '#domain/orders/order-status.ts';
import { orderTransitions } from '#domain/orders/order-transitions.ts';
import { totalOf } from '#domain/orders/shares.ts';
import { currencies, refundReasons, refundRefusals, refundStatuses } from '#domain/payments/payment-kinds.ts';
import { ActionsOf, Instant, Nullable, OneOf } from '#http/contract.ts';
import { MemberBrief } from '../briefs/contract.ts';
import { asOfField } from '../kit/as-of/contract.ts';
import { Count, Flag, idFields, OptionalText, readable, timeFields } from '../kit/readable/fields.ts';
import { orderColumns } from './columns.ts';
import { Destination, OrderItem, orderItemFields } from './item-contract.ts';
import { memberOf } from './item-shown.ts';
import {
  actionsOnOrder,
  leftOf,
  type OrderShown,
  providerOf,
  refundsOfOrder,
  virtualBankOf,
} from './shown.ts';

const Refund = Type.Object({
  id: Count,
  amount: Count,
  why: OneOf(refundReasons),
  status: OneOf(refundStatuses),
  /** Null unless it failed. */
  refusal: Nullable(OneOf(refundRefusals)),
});

/** The account that the buyer pays into. Number and holder are null once the member is forgotten. */
const VirtualBank = Type.Object({
  /** The provider's code of the bank. */
  bank: Type.String(),
  name: OptionalText,
  number: OptionalText,
  holder: OptionalText,
  dueTime: Instant,
  isMessageSent: Flag,
});

/** Amounts are whole units of `currency`. The buyer's data are null once their key was deleted. */
export const orderFields = readable<OrderShown>()(orderColumns, {
  ...idFields,
  status: { is: OneOf(orderItemStatuses), of: (row) => row.status, csv: 'status', codes: 'orderStatus' },
  /** Whether it is neither canceled nor failed nor forged. */
  isValid: { is: Flag, of: (row) => isValidOrder(row.status) },
  user: {
    is: MemberBrief,
    of: memberOf,
    cells: [
      { csv: 'user_id', of: (row) => row.userId },
      { csv: 'username', of: (row) => row.username },
    ],
  },
  name: { is: OptionalText, of: ({ who }) => who?.name ?? null, csv: 'buyer_name' },
  phone: { is: OptionalText, of: ({ who }) => who?.phone ?? null, csv: 'phone' },
  email: { is: OptionalText, of: ({ who }) => who?.email ?? null, csv: 'email' },
  destination: {
    is: Nullable(Destination),
    of: ({ who }) => who?.destination ?? null,
    cells: [
      { csv: 'address', of: ({ who }) => who?.destination.address ?? null },
      { csv: 'notes', of: ({ who }) => who?.destination.notes ?? null },
    ],
  },
  currency: { is: OneOf(currencies), of: (row) => row.currency, csv: 'currency' },
  paymentMethod: {
    is: OneOf(orderMethods),
    of: (row) => row.paymentMethod,
    csv: 'payment_method',
    codes: 'paymentMethod',
  },
  /** Null if points pay everything. */
  paymentId: { is: Nullable(Count), of: (row) => row.paymentId, csv: 'payment_id' },
  /** Our name of the newest attempt at the provider. */
  merchantUid: { is: OptionalText, of: (row) => providerOf(row).merchantUid },
  /** The provider's id of the money that came. */
  impUid: { is: OptionalText, of: (row) => providerOf(row).impUid },
  receiptUrl: { is: OptionalText, of: (row) => row.receiptUrl },
  virtualBank: { is: Nullable(VirtualBank), of: virtualBankOf },
  totals: {
    is: Type.Object({ price: Count, cash: Count, point: Count }),
    of: ({ items, cash, point }) => ({ price: totalOf(items), cash, point }),
    cells: [
      { csv: 'price', of: ({ items }) => totalOf(items) },
      { csv: 'cash', of: (row) => row.cash },
      { csv: 'point', of: (row) => row.point },
    ],
  },
  /** The cash that did not go back. */
  currentCash: { is: Count, of: (row) => leftOf(row).cash, csv: 'current_cash' },
  /** The points that did not go back. */
  currentPoint: { is: Count, of: (row) => leftOf(row).point, csv: 'current_point' },
  refunds: { is: Type.Array(Refund), of: refundsOfOrder },
  /** A refund that the provider refused waits for a person. */
  hasRefundProblem: { is: Flag, of: (row) => row.hasFailedRefund ?? false },
  invoiceItems: {
    is: Type.Array(OrderItem),
    of: ({ parts }) => parts.map(orderItemFields.shown),
    csv: 'item_ids',
    cell: ({ parts }) => parts.map(({ id }) => id).join(', '),
  },
  /** When the unpaid order ends. */
  dueTime: { is: Nullable(Instant), of: (row) => row.dueTime, csv: 'due_time', isTime: true },
  paidTime: { is: Nullable(Instant), of: (row) => row.paidTime, csv: 'paid_time', isTime: true },
  actions: { is: ActionsOf(orderTransitions), of: actionsOnOrder },
  ...timeFields,
});

export const Order = orderFields.shape;
export type Order = Static<typeof Order>;

export const OrderDetail = Type.Object({ ...Order.properties, ...asOfField });
export type OrderDetail = Static<typeof OrderDetail>;

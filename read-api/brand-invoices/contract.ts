import Type, { type Static } from 'typebox';
import {
  brandInvoiceKinds,
  brandInvoiceStatuses,
  brandPaymentMethods,
} from '#domain/brand-invoices/invoice-kinds.ts';
import { currencies, declineReasons, paymentStatuses } from '#domain/payments/payment-kinds.ts';
import { Day, Instant, Nullable, OneOf } from '#http/contract.ts';
import { brandBrief } from '../briefs/brands/brief.ts';
import { BrandBrief } from '../briefs/contract.ts';
import { asOfField } from '../kit/as-of/contract.ts';
import { Count, Flag, idFields, OptionalText, readable, Text, timeFields } from '../kit/readable/fields.ts';
import { paymentFields } from '../payments/contract.ts';
import { brandInvoiceColumns } from './columns.ts';
import { cardTransactionOf, isOverdue, paidAmountOf } from './plan-payment.ts';
import type { InvoiceFound } from './scope.ts';

/** The attempt by card that brought the money, otherwise the newest one. */
const CardTransaction = Type.Object({
  cardId: Count,
  /** Null if the card is gone. */
  lastFour: OptionalText,
  issuer: OptionalText,
  merchantUid: Text,
  /** The provider's reference; null until money arrived. */
  reference: OptionalText,
  triedTime: Instant,
  declined: Nullable(OneOf(declineReasons)),
  receiptUrl: OptionalText,
});

/** How an invoice is paid. */
const planPayment = {
  id: Count,
  /** What arrived, before refunds. */
  paidAmount: Count,
  /** The credit of an upgrade. */
  discountedAmount: Count,
  paymentMethod: OneOf(brandPaymentMethods),
  /** Null until the payment's own events are projected. */
  paymentStatus: Nullable(OneOf(paymentStatuses)),
  /** Null if no card was charged. */
  cardTransaction: Nullable(CardTransaction),
};

export const brandInvoiceFields = readable<InvoiceFound>()(brandInvoiceColumns, {
  ...idFields,
  brand: { is: BrandBrief, of: brandBrief, csv: 'brand', cell: (row) => row.brandName ?? '' },
  status: {
    is: OneOf(brandInvoiceStatuses),
    of: (row) => row.status,
    csv: 'status',
    codes: 'paymentStatus',
  },
  kind: { is: OneOf(brandInvoiceKinds), of: (row) => row.kind, csv: 'kind', codes: 'brandInvoiceKind' },
  /** Null for content uses. */
  brandSubscriptionId: {
    is: Nullable(Count),
    of: (row) => row.brandSubscriptionId,
    csv: 'brand_subscription_id',
  },
  /** The plan that the invoice is for; null for content uses. The internal name is null for brand admins. */
  plan: {
    is: Nullable(Type.Object({ id: Count, displayName: Text, internalName: OptionalText })),
    of: ({ planId: id, planName: displayName, planInternalName: internalName }) =>
      id === null || displayName === null ? null : { id, displayName, internalName },
    cells: [
      { csv: 'plan', of: (row) => row.planName },
      { csv: 'internal_name', of: (row) => row.planInternalName },
    ],
  },
  /** The period that the invoice is for; null until it is known. */
  period: {
    is: Nullable(Type.Object({ startDate: Day, endDate: Day })),
    of: ({ startDate, endDate }) => (startDate === null || endDate === null ? null : { startDate, endDate }),
    cells: [
      { csv: 'start_date', of: (row) => row.startDate },
      { csv: 'end_date', of: (row) => row.endDate },
    ],
  },
  /** The month of the content uses, as `2026-04`; null for plans. */
  month: { is: OptionalText, of: (row) => row.month, csv: 'month' },
  /** The price less `discountedAmount`. */
  amount: { is: Count, of: (row) => row.amount, csv: 'amount' },
  discountedAmount: { is: Count, of: (row) => row.discountedAmount, csv: 'discounted_amount' },
  /** The tax that the amount includes. */
  tax: { is: Count, of: (row) => row.tax, csv: 'tax' },
  currency: { is: OneOf(currencies), of: (row) => row.currency, csv: 'currency' },
  refunded: { is: Count, of: (row) => row.refunded, csv: 'refunded' },
  /** Why the newest attempt failed, while the invoice waits for another one. */
  declined: { is: Nullable(OneOf(declineReasons)), of: (row) => row.declined?.declined ?? null },
  dueTime: { is: Instant, of: (row) => row.dueTime, csv: 'due_time', isTime: true },
  isOverdue: { is: Flag, of: isOverdue, csv: 'is_overdue' },
  paidTime: { is: Nullable(Instant), of: (row) => row.paidTime, csv: 'paid_time', isTime: true },
  payment: {
    is: Type.Object(planPayment),
    of: (row) => ({
      id: row.paymentId,
      paidAmount: paidAmountOf(row),
      discountedAmount: row.discountedAmount,
      paymentMethod: row.method,
      paymentStatus: row.paymentStatus,
      cardTransaction: cardTransactionOf(row),
    }),
    cells: [
      { csv: 'payment_id', of: (row) => row.paymentId },
      { csv: 'method', of: (row) => row.method, codes: 'paymentMethod' },
      { csv: 'paid_amount', of: paidAmountOf },
      { csv: 'payment_status', of: (row) => row.paymentStatus, codes: 'paymentStatus' },
      { csv: 'card', of: (row) => cardTransactionOf(row)?.lastFour ?? null },
    ],
  },
  ...timeFields,
});

export type BrandInvoice = Static<typeof brandInvoiceFields.shape>;

const { attempts, refunds } = paymentFields.shape.properties;

/** An invoice with all attempts and refunds of its payment. */
export const BrandInvoiceDetail = Type.Object({
  ...brandInvoiceFields.shape.properties,
  payment: Type.Object({ ...planPayment, attempts, refunds }),
  ...asOfField,
});
export type BrandInvoiceDetail = Static<typeof BrandInvoiceDetail>;

/** The sums of all invoices that match the filters, by currency. */
export const BrandInvoiceTotals = Type.Object({
  data: Type.Array(
    Type.Object({
      currency: OneOf(currencies),
      count: Count,
      /** Asked for, whatever the status. */
      amount: Count,
      /** Paid, before refunds, with the tax that it includes. */
      paid: Count,
      tax: Count,
      refunded: Count,
      /** Waiting for money, and the part that is overdue. */
      due: Count,
      overdue: Count,
    }),
  ),
});
export type BrandInvoiceTotals = Static<typeof BrandInvoiceTotals>;

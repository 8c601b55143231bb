import type { DomainEvent } from '../event.ts';
import type { Currency, DeclineReason } from '../payments/payment-kinds.ts';
import type { BrandInvoiceKind, BrandPaymentMethod } from './invoice-kinds.ts';

export interface BrandInvoiceDescription {
  brandInvoiceId: number;
  brandId: number;
  kind: BrandInvoiceKind;
  /** Null for content uses. */
  brandSubscriptionId: number | null;
  /** The month of the content uses, as `2026-04`; null for plans. */
  month: string | null;
  paymentId: number;
  method: BrandPaymentMethod;
  /** The price less `discountedAmount`. */
  amount: number;
  /** The credit for the days that an upgrade leaves unused. */
  discountedAmount: number;
  currency: Currency;
  /** The tax that the amount includes. */
  tax: number;
  dueTime: string;
}

type E<Type extends string, Data> = DomainEvent<Type, Data>;

/** Events of `brand_invoice-<id>`. */
export type BrandInvoiceEvent =
  | E<'BrandInvoiceOpened', BrandInvoiceDescription>
  | E<'BrandInvoicePaid', { amount: number; paidTime: string }>
  /** The card was declined. The payment waits for another attempt. */
  | E<'BrandInvoiceDeclined', { attempt: number; declined: DeclineReason }>
  | E<'BrandInvoiceFailed', Record<string, never>>
  | E<'BrandInvoiceCanceled', Record<string, never>>
  | E<'BrandInvoiceRefunded', { amount: number; refundReference: string }>
  /** Staff issued the tax invoice for the transfer at the tax office. */
  | E<'BrandInvoiceTaxInvoiceNoted', { approvalNumber: string }>;

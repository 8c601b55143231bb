import type { BrandPaymentMethod } from '../brand-invoices/invoice-kinds.ts';
import type { DomainEvent } from '../event.ts';
import type { Currency } from '../payments/payment-kinds.ts';
import type { MonthLine } from './month-line.ts';
import type { Settlement } from './month-sums.ts';

/** A brand's month. `month` is as `2026-04`. */
export interface MonthNamed {
  brandMonthId: number;
  brandId: number;
  month: string;
}

/** The invoice that charges a month's content uses. */
export interface ContentUseInvoice {
  brandInvoiceId: number;
  paymentId: number;
  method: BrandPaymentMethod;
  amount: number;
  tax: number;
  dueTime: string;
}

export interface ClosedSettlement extends Settlement {
  /** Null if there is nothing to charge. */
  invoice: ContentUseInvoice | null;
}

type E<Type extends string, Data> = DomainEvent<Type, Data>;

/** Events of `brand_month-<brand id × 1,000,000 + yyyymm>`. */
export type BrandMonthEvent =
  /** `number` counts the month's lines from 1. */
  | E<'MonthLineAdded', MonthNamed & { number: number } & MonthLine>
  /** `isSettled`: nothing is left to pay to the brand. */
  | E<'MonthClosed', MonthNamed & { settlements: readonly ClosedSettlement[]; isSettled: boolean }>
  | E<'MonthPaidOut', { currency: Currency; amount: number; reference: string; isSettled: boolean }>
  /** The invoice before ended without money. */
  | E<'MonthChargedAgain', { currency: Currency; replaced: number; invoice: ContentUseInvoice }>
  /** Staff issued the tax invoice for the commission at the tax office. */
  | E<'MonthTaxInvoiceNoted', { approvalNumber: string }>;

import type { Currency } from '#domain/payments/payment-kinds.ts';
import { payableOf } from '#domain/settlements/month-sums.ts';
import type { BrandMonthFound } from './scope.ts';

type Row = Pick<BrandMonthFound, 'sums' | 'settlements' | 'invoiceStatuses'>;

/** What a month comes to in one currency. An open month shows what its lines come to so far. */
export function sumOf({ sums, settlements, invoiceStatuses }: Row, currency: Currency) {
  const of = sums.find((each) => each.currency === currency);
  if (of === undefined) return null;
  const settled = settlements.find((each) => each.currency === currency) ?? null;
  const invoice = settled?.invoice ?? null;
  return {
    ...of,
    commission: settled?.commission ?? of.sales - of.brandPayment,
    commissionTax: settled?.commissionTax ?? null,
    payable: settled === null ? Math.max(0, of.brandPayment) : payableOf(settled),
    isSaleCarried: settled?.isSaleCarried ?? false,
    isContentUseCarried: settled?.isContentUseCarried ?? false,
    paidOut: settled?.paidOut ?? null,
    invoice: invoice && { ...invoice, status: invoiceStatuses[invoice.brandInvoiceId] ?? null },
  };
}

import { brandInvoices } from '#projections/brand-invoices/area.ts';
import { brandInvoicesTable } from '#projections/brand-invoices/tables.ts';
import { fieldsOf } from '../kit/as-of/fields.ts';
import { isThere, type Past, type RowsThen } from '../kit/as-of/past.ts';
import type { Step } from '../kit/history/streams.ts';
import type { BrandInvoiceDetail } from './contract.ts';
import { brandInvoiceDetail } from './detail.ts';
import { invoicesFor } from './scope.ts';

export const brandInvoicePast: Past<BrandInvoiceDetail> = {
  category: 'brand_invoice',
  projection: 'brand_invoices',
  path: '/v2/brand_subscriptions/invoices/:id',
  tags: ['brand subscriptions'],
  differenceId: 'getBrandInvoiceDifference',
  detail: brandInvoiceDetail,
  isShown: async (db, caller, id) =>
    isThere(
      await invoicesFor(db, caller).where('invoice.id', '=', id).select('invoice.id').executeTakeFirst(),
    ),
  around: async (load, own) => [...own, ...(await load(own.flatMap(streamsOf)))],
  isGone: () => false,
};

/** The payment of an invoice that opens, and its subscription, which knows its plan. */
export function streamsOf({ type, data }: Pick<Step, 'type' | 'data'>): string[] {
  if (type !== 'BrandInvoiceOpened') return [];
  const { paymentId, brandSubscriptionId } = data;
  const payment = `payment-${paymentId}`;
  return brandSubscriptionId === null ? [payment] : [payment, `brand_subscription-${brandSubscriptionId}`];
}

export const brandInvoicesThen: RowsThen = {
  models: brandInvoices,
  fields: (rows) =>
    rows.of(brandInvoicesTable).map((row) => [`brand_invoice-${row.id}`, fieldsOf({}, row, [])]),
  people: () => [],
};

import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import type { ReadDeps } from '../deps.ts';
import { paymentFields } from '../payments/contract.ts';
import { wholePayments } from '../payments/scope.ts';
import { type BrandInvoiceDetail, brandInvoiceFields } from './contract.ts';
import { wholeInvoices } from './scope.ts';

/** Throws 404 if the caller may not see the invoice. */
export async function brandInvoiceDetail(
  { db, now }: Pick<ReadDeps, 'db' | 'now'>,
  caller: Caller,
  id: number,
): Promise<BrandInvoiceDetail> {
  const invoices = wholeInvoices(db, caller, now().toISOString());
  const row = await invoices.where('invoice.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('brand_invoice', id);
  const paid = await wholePayments(db, caller).where('payment.id', '=', row.paymentId).executeTakeFirst();
  const { payment, ...invoice } = brandInvoiceFields.shown(row);
  const { attempts, refunds } = paymentFields.fields;
  return {
    ...invoice,
    payment: {
      ...payment,
      attempts: paid === undefined ? [] : attempts.of(paid),
      refunds: paid === undefined ? [] : refunds.of(paid),
    },
  };
}

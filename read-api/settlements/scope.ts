import { sql } from 'kysely';
import type { BrandInvoiceStatus } from '#domain/brand-invoices/invoice-kinds.ts';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';

/** Months that the caller may see: staff see all, a brand admin those of its brand, members none. */
export function monthsFor(db: ReadModels, caller: Caller) {
  const months = db.selectFrom('read.brandMonths as month');
  if (caller.label === 'staff') return months;
  const brandId = caller.label === 'brand_admin' ? caller.brandId : null;
  return months.where('month.brandId', '=', brandId);
}

/** The same, with the brand's names and the statuses of the invoices for content uses. */
export function wholeMonths(db: ReadModels, caller: Caller, now: string) {
  return monthsFor(db, caller)
    .leftJoin('read.brands as brand', 'brand.id', 'month.brandId')
    .selectAll('month')
    .select(['brand.name as brandName', 'brand.nameKo as brandNameKo'])
    .select(
      sql<Record<string, BrandInvoiceStatus>>`coalesce((select jsonb_object_agg(invoice.id, invoice.status)
        from read.brand_invoices as invoice
        where invoice.brand_id = month.brand_id and invoice.month = month.month), '{}')`.as(
        'invoiceStatuses',
      ),
    )
    .select(sql<string>`${now}::text`.as('now'))
    .select(sql<string>`${caller.label}::text`.as('role'));
}
export type BrandMonthFound = Awaited<ReturnType<ReturnType<typeof wholeMonths>['execute']>>[number];

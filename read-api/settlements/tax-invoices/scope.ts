import { sql } from 'kysely';
import { businessDayOf } from '#domain/business-day.ts';
import type { TaxInvoiceKind } from '#domain/settlements/tax-invoice-kinds.ts';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../../database.ts';
import type { Reading } from '../../kit/reading.ts';

/** What a tax invoice is about. Amounts are in KRW and include `tax`. Days are as YYYY-MM-DD, the month as `2026-04`. */
interface TaxInvoiceRow {
  id: bigint;
  kind: TaxInvoiceKind;
  ofId: bigint;
  brandId: number;
  month: string;
  writtenOn: string;
  dueOn: string;
  amount: number;
  tax: number;
  approvalNumber: string | null;
}

/**
 * The tax invoices of brands: a closed month's commission in KRW, and each paid transfer in KRW less what went back. Each is
 * due on the 10th of the month after its day. Staff see all, a brand admin those of its brand, members none.
 */
export function taxInvoicesFor(db: ReadModels, caller: Caller) {
  const ofBrand =
    caller.label === 'staff'
      ? sql`true`
      : sql`brand_id = ${caller.label === 'brand_admin' ? caller.brandId : null}::integer`;
  const every = sql<TaxInvoiceRow>`(
    select id, kind, of_id, brand_id, to_char(written_on, 'YYYY-MM') as month,
      to_char(written_on, 'YYYY-MM-DD') as written_on,
      to_char(date_trunc('month', written_on) + interval '1 month 9 days', 'YYYY-MM-DD') as due_on,
      amount, tax, approval_number
    from (
      select brand_month_id * 2 as id, 'commission' as kind, brand_month_id as of_id, brand_id,
        ((month || '-01')::timestamp + interval '1 month' - interval '1 day') as written_on,
        (settled ->> 'commission')::integer as amount, (settled ->> 'commissionTax')::integer as tax, approval_number
      from read.brand_months cross join jsonb_array_elements(settlements) as settled
      where ${ofBrand} and settled ->> 'currency' = 'KRW' and settled -> 'commission' <> '0'
      union all
      select id::bigint * 2 + 1, 'transfer', id::bigint, brand_id, paid_time at time zone 'UTC' + interval '9 hours',
        amount - refunded, (tax - tax::bigint * refunded / amount)::integer, approval_number
      from read.brand_invoices
      where ${ofBrand} and method = 'bank' and currency = 'KRW' and status in ('paid', 'partially_refunded')
    ) as each)`;
  return db.selectFrom(every.as('due'));
}

/** The same, with the brand's names and business data. An invoice that is not noted is overdue after its due day. */
export function wholeTaxInvoices({ db, caller, now }: Pick<Reading, 'db' | 'caller' | 'now'>) {
  return taxInvoicesFor(db, caller)
    .leftJoin('read.brands as brand', 'brand.id', 'due.brandId')
    .leftJoin('private.people as person', (join) => join.on('person.id', '=', sql`'brand:' || due.brand_id`))
    .selectAll('due')
    .select(['brand.name as brandName', 'brand.nameKo as brandNameKo', 'person.brand as business'])
    .select(sql<string>`${businessDayOf(now)}::text`.as('today'));
}
export type TaxInvoiceFound = Awaited<ReturnType<ReturnType<typeof wholeTaxInvoices>['execute']>>[number];

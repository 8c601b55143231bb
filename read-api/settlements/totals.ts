import { sql } from 'kysely';
import type { Currency } from '#domain/payments/payment-kinds.ts';
import type { ReadModels } from '../database.ts';
import type { Reading } from '../kit/reading.ts';
import type { MonthTotals } from './contract.ts';
import { filteredMonths } from './lists.ts';

type Filters = Parameters<typeof filteredMonths>[1];
type Sum = 'months' | 'sales' | 'brandPayment' | 'contentUse' | 'paidOut' | 'toPay';

/** The sums of all months that match the filters, by currency. */
export async function monthTotals(reading: Reading, query: Filters): Promise<MonthTotals> {
  const months = filteredMonths(reading, query).clearSelect().select(['month.sums', 'month.settlements']);
  const sum = (amount: string) => sql.raw(`coalesce(sum(${amount}), 0)::text`);
  const payable = `case when (settled ->> 'isSaleCarried')::boolean then 0 else (settled ->> 'brandPayment')::bigint end`;
  const { rows } = await sql<{ currency: Currency } & Record<Sum, string>>`
    select of ->> 'currency' as currency, count(*)::text as months,
      ${sum(`(of ->> 'sales')::bigint`)} as sales,
      ${sum(`(of ->> 'brandPayment')::bigint`)} as "brandPayment",
      ${sum(`(of ->> 'contentUse')::bigint`)} as "contentUse",
      ${sum(`(settled -> 'paidOut' ->> 'amount')::bigint`)} as "paidOut",
      ${sum(`case when settled -> 'paidOut' = 'null' then ${payable} end`)} as "toPay"
    from (${months}) as found
      cross join jsonb_array_elements(found.sums) as of
      left join jsonb_array_elements(found.settlements) as settled on settled ->> 'currency' = of ->> 'currency'
    group by 1 order by 1 desc`.execute(reading.db);
  return {
    data: rows.map(({ currency, ...of }) => ({
      currency,
      months: Number(of.months),
      sales: Number(of.sales),
      brandPayment: Number(of.brandPayment),
      contentUse: Number(of.contentUse),
      paidOut: Number(of.paidOut),
      toPay: Number(of.toPay),
    })),
  };
}

/**
 * The payments for sales that are scheduled for brands, by brand: the sale lines not paid out yet, in each brand's own
 * currency. A total that was carried counts in its new month. Reads rows of brands that the caller may see.
 */
export async function scheduledPayments(
  db: ReadModels,
  brands: readonly { id: number; currency: Currency }[],
): Promise<ReadonlyMap<number, number>> {
  if (brands.length === 0) return new Map();
  const { rows } = await sql<{ brandId: number; scheduled: string }>`
    select month.brand_id as "brandId", sum((of ->> 'brandPayment')::bigint)::text as scheduled
    from read.brand_months as month
      cross join jsonb_array_elements(month.sums) as of
      join unnest(${brands.map(({ id }) => id)}::integer[], ${brands.map(({ currency }) => currency)}::text[])
        as asked(brand_id, currency) on asked.brand_id = month.brand_id and asked.currency = of ->> 'currency'
    where not exists (select from jsonb_array_elements(month.settlements) as settled
      where settled ->> 'currency' = of ->> 'currency'
        and ((settled ->> 'isSaleCarried')::boolean or settled -> 'paidOut' <> 'null'))
    group by 1`.execute(db);
  return new Map(rows.map(({ brandId, scheduled }) => [brandId, Number(scheduled)]));
}

import { type RawBuilder, sql } from 'kysely';
import type { CurrencySums } from './item-contract.ts';

export type Amount = Exclude<keyof CurrencySums, 'currency'>;
export type Amounts = Record<Amount, number>;

interface Source {
  /** What an item adds; `item` is the table's alias. */
  row: RawBuilder<unknown>;
  /** The column of the sums by day; `days` is their alias. */
  days: RawBuilder<unknown>;
}

const sources: Readonly<Record<Amount, Source>> = {
  count: { row: sql`1`, days: sql`days.item_count` },
  original: { row: sql`item.original_price`, days: sql`days.original_amount` },
  sales: { row: sql`item.sales_price`, days: sql`days.sales_amount` },
  cash: { row: sql`item.item_cash`, days: sql`days.cash_amount` },
  point: { row: sql`item.item_point`, days: sql`days.point_amount` },
  brandPayment: { row: sql`item.brand_payment`, days: sql`days.brand_payment_amount` },
};
export const amounts = Object.keys(sources) as Amount[];

/** The sum of each amount over a group, as a number of eight bytes. `sign` -1 takes the rows away. */
export function summed(from: keyof Source, sign: 1 | -1 = 1) {
  return amounts.map((name) => sql<number>`${sql.lit(sign)} * sum(${sources[name][from]})::float8`.as(name));
}

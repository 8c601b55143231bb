import { sql } from 'kysely';
import type { MetricDimension } from '#domain/metrics/metric-fields.ts';
import type { Period } from '#http/filters.ts';
import type { Reading } from '../kit/reading.ts';
import { among } from '../kit/search.ts';
import type { Asked } from './asked.ts';
import { itemIdOf, itemsAsked } from './item-parts.ts';
import { amountsOf } from './money.ts';
import type { Numbers } from './number-fields.ts';
import type { SumsOf } from './sums.ts';
import { type Things, thingsOf } from './things.ts';

/** A row: what it tells of, and its numbers. */
export type MetricRow<Dimension extends MetricDimension> = Numbers & { id: number; of: Things[Dimension] };

/** Completes the rows of a page by names, medians and what else is looked up for a page only. */
export async function rowsOf<Dimension extends MetricDimension>(
  reading: Reading,
  dimension: Dimension,
  { asked, period, rows }: { asked: Asked; period: Period; rows: readonly SumsOf[] },
): Promise<MetricRow<Dimension>[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [things, medians] = await Promise.all([
    thingsOf[dimension](reading, ids, period),
    mediansOf(reading, asked, period, ids),
  ]);
  return rows.map((sums) => {
    const of = things(sums.id);
    const amounts = amountsOf(sums, of.regionId);
    const medianOutDays = medians.get(sums.id) ?? null;
    return { id: sums.id, of, sums, amounts, medianOutDays, readBy: reading.caller.label };
  });
}

/** The medians of the days from shipping to arrival, in whole days, by row. */
async function mediansOf(
  reading: Reading,
  asked: Asked,
  period: Period,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const id = itemIdOf(asked);
  const days = sql`extract(epoch from item.return_arrived_at - item.shipped_at) / 86400`;
  const rows = await itemsAsked(reading, asked, period)
    .items.where(among(id, ids))
    .where('item.shippedAt', 'is not', null)
    .where('item.returnArrivedAt', 'is not', null)
    .select(sql<number>`${sql.ref(id)}`.as('id'))
    .select(sql<number>`round(percentile_cont(0.5) within group (order by ${days}))::integer`.as('days'))
    .groupBy(sql.ref(id))
    .execute();
  return new Map(rows.map((row) => [row.id, row.days]));
}

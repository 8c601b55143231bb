import { sql } from 'kysely';
import { invalidQuery } from '#http/errors.ts';
import type { TrysetItemsQuery } from '../briefs/tryset-items/scope.ts';
import type { Reading } from '../kit/reading.ts';
import { within } from '../kit/search.ts';
import { inTimeZone } from '../kit/time-zone.ts';
import { matchingTrysetItems } from '../tryset-items/filters.ts';
import type { FigureSeries } from './contract.ts';
import { type Bucket, bucketsOf } from './days.ts';
import { remembered } from './figures.ts';
import { narrowingOf, periodFrom, type SeriesParams, type SeriesUnit, seriesUnits } from './params.ts';
import { standingPerBucket } from './standing.ts';

/** Maximum points that a chart can show; a longer period needs a longer unit. */
const mostPoints = 400;

/** Events by day, week or month of the caller's time zone, and how items stood at the end of each. */
export async function figureSeries(reading: Reading, query: SeriesParams): Promise<FigureSeries> {
  const { unit = 'day', time_zone: timeZone = 'UTC' } = query;
  const period = periodFrom(query.period, reading.now);
  const buckets = cut(period, unit, timeZone);
  const narrowing = narrowingOf(query);
  const { items } = await matchingTrysetItems(reading, narrowing);
  const whole = { ...period, buckets };
  return remembered(reading, 'series', { narrowing, period, unit, timeZone }, async () => {
    const [requested, delivered, returnRequested, shelved, standing] = await Promise.all([
      perBucket(items, 'item.createdAt', whole),
      perBucket(items, 'item.deliveredAt', whole),
      perBucket(items, 'item.returnRequestedAt', whole),
      perBucket(
        items.innerJoin('read.stockRentals as rental', 'rental.trysetItemId', 'item.id'),
        'rental.shelvedAt',
        whole,
      ),
      standingPerBucket(reading, narrowing, whole),
    ]);
    const data = buckets.map(({ first, last }, index) => ({
      first,
      last,
      requested: requested[index] ?? 0,
      delivered: delivered[index] ?? 0,
      returnRequested: returnRequested[index] ?? 0,
      shelved: shelved[index] ?? 0,
      standing: standing[index] ?? null,
    }));
    return { period, unit, timeZone, data };
  });
}

function cut(period: { from: string; until: string }, unit: SeriesUnit, timeZone: string): Bucket[] {
  const buckets = inTimeZone(() => bucketsOf(period, unit, timeZone, mostPoints));
  if (buckets !== null) return buckets;
  throw invalidQuery(
    'unit',
    `is too short: it splits the period into more than ${mostPoints} parts`,
    seriesUnits,
  );
}

/** Counts by bucket, in bucket order; empty buckets are left out. */
async function perBucket(
  items: Pick<TrysetItemsQuery, 'where'>,
  column: string,
  { from, until, buckets }: { from: string; until: string; buckets: readonly Bucket[] },
): Promise<number[]> {
  const begins = buckets.map((bucket) => bucket.from);
  const number = sql<number>`width_bucket(${sql.ref(column)}, ${begins}::timestamptz[])`;
  const counts = await items
    .where(within(column, { from, until }))
    .select(({ fn }) => [number.as('number'), fn.countAll<bigint>().as('count')])
    .groupBy('number')
    .execute();
  const found: number[] = [];
  for (const { number, count } of counts) found[number - 1] = Number(count);
  return found;
}

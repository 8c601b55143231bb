import { type SqlBool, sql } from 'kysely';
import { rentalGroupStatuses, rentalGroups } from '#domain/tryset-items/rental-groups.ts';
import { statusOfSpan } from '../kit/as-of/lists/count-then.ts';
import { countsThen } from '../kit/as-of/lists/past-list.ts';
import { allOf, spanBrand } from '../kit/as-of/lists/spans.ts';
import type { Reading } from '../kit/reading.ts';
import { among, within } from '../kit/search.ts';
import { pastTrysetItems } from '../tryset-items/past-list.ts';
import type { Standing } from './contract.ts';
import type { Bucket } from './days.ts';
import type { Narrowing } from './params.ts';
import { standingOf } from './then.ts';

const grouped = rentalGroups.flatMap((group) => rentalGroupStatuses[group]);

/**
 * Counts the items that stood in each rental group at the end of each bucket: those before the period, plus all that entered since,
 * minus all that left. A bucket that has not begun has no count.
 */
export async function standingPerBucket(
  reading: Reading,
  narrowing: Narrowing,
  { from, until, buckets }: { from: string; until: string; buckets: readonly Bucket[] },
): Promise<(Standing | null)[]> {
  const before = new Date(Date.parse(from) - 1).toISOString();
  const asked = await pastTrysetItems.asked(reading, narrowing, before);
  const [counts, moves] = await Promise.all([
    countsThen(reading, pastTrysetItems, narrowing, asked, before),
    movesPerBucket(reading, asked, { from, until, buckets }),
  ]);
  return buckets.map(({ from: begun }, index) => {
    for (const { status, count } of moves.get(index + 1) ?? []) {
      counts.set(status, (counts.get(status) ?? 0) + count);
    }
    return begun > reading.now ? null : standingOf(counts);
  });
}

interface Moved {
  /** The number of the bucket, from 1. */
  number: number;
  status: string;
  /** How many items entered the status in the bucket, minus those that left it. */
  count: number;
}

async function movesPerBucket(
  { db, caller }: Reading,
  { brandId, conditions }: Awaited<ReturnType<typeof pastTrysetItems.asked>>,
  { from, until, buckets }: { from: string; until: string; buckets: readonly Bucket[] },
): Promise<Map<number, Moved[]>> {
  const begins = buckets.map((bucket) => bucket.from);
  const brands = [spanBrand(caller, pastTrysetItems), brandId ?? null].filter((brand) => brand !== null);
  const own = sql`join ${sql.table(pastTrysetItems.own)} as own on own.id = span.id`;
  const moved = (column: 'from_time' | 'until_time', sign: number) => {
    const when = within(`span.${column}`, { from, until });
    const ofBrands = brands.map((brand) => sql<SqlBool>`span.brand_id = ${brand}`);
    const all = [when, among('span.status', grouped), ...ofBrands, ...conditions];
    return sql`
      select ${statusOfSpan} as status, ${sql.ref(`span.${column}`)} as at, ${sql.lit(sign)} as sign
      from ${sql.table(pastTrysetItems.spans)} as span ${conditions.length === 0 ? sql`` : own}
      where ${allOf(all)}`;
  };
  const { rows } = await sql<{ number: number; status: string; count: string }>`
    select width_bucket(at, ${begins}::timestamptz[]) as number, status, sum(sign) as count
    from (${moved('from_time', 1)} union all ${moved('until_time', -1)}) as part group by 1, 2`.execute(db);
  return Map.groupBy(
    rows.map((row) => ({ ...row, count: Number(row.count) })),
    ({ number }) => number,
  );
}

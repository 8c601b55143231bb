import { sql } from 'kysely';
import { rentalGroupStatuses, rentalGroups } from '#domain/tryset-items/rental-groups.ts';
import { usesLevel } from '#projections/spans/stats.ts';
import { countsThen, countThen } from '../kit/as-of/lists/past-list.ts';
import type { Reading } from '../kit/reading.ts';
import { mostUses, useCounts } from '../stock/figure-filters.ts';
import { pastStockItems } from '../stock/past-list.ts';
import { pastTrysetItems } from '../tryset-items/past-list.ts';
import type { NowFigures, Standing, StockFigures } from './contract.ts';
import type { Narrowing } from './params.ts';
import { stockFiguresOf } from './stock.ts';

/** Counts of items as they stood at an instant. Each equals the count of the list of that instant. */
export async function nowFiguresThen(
  reading: Reading,
  narrowing: Narrowing,
  time: string,
): Promise<NowFigures> {
  const late = { ...narrowing, is_overdue: true };
  const [asked, askedLate] = await Promise.all([
    pastTrysetItems.asked(reading, narrowing, time),
    pastTrysetItems.asked(reading, late, time),
  ]);
  const [counts, overdue] = await Promise.all([
    countsThen(reading, pastTrysetItems, narrowing, asked, time),
    countThen(reading, pastTrysetItems, late, askedLate, time),
  ]);
  return { ...standingOf(counts), overdue };
}

/** Sums counts of statuses by the groups of rentals. */
export function standingOf(counts: ReadonlyMap<string, number>): Standing {
  const sums = { toSend: 0, out: 0, inReturn: 0, deferred: 0, failed: 0 };
  for (const group of rentalGroups) {
    for (const status of rentalGroupStatuses[group]) sums[group] += counts.get(status) ?? 0;
  }
  return sums;
}

/** The number of rentals of a span's garment, as counters name it. */
const usesOfSpan = sql<string>`'uses:' || least(span.use_count, ${sql.lit(mostUses)})`;
const byUses = { levels: useCounts.map((uses) => usesLevel(Number(uses))), ofSpan: usesOfSpan };

/** Counts of garments as they stood at an instant. Each equals the count of the list of that instant. */
export async function stockFiguresThen(
  reading: Reading,
  narrowing: Narrowing,
  time: string,
): Promise<StockFigures> {
  const asked = await pastStockItems.asked(reading, narrowing, time);
  const [inStatuses, ofUses] = await Promise.all([
    countsThen(reading, pastStockItems, narrowing, asked, time),
    countsThen(reading, pastStockItems, narrowing, asked, time, byUses),
  ]);
  return stockFiguresOf(
    (status) => inStatuses.get(status) ?? 0,
    (useCount) => ofUses.get(usesLevel(useCount)) ?? 0,
  );
}

import type { CounterRow } from '../tables/counters.ts';
import type { Stat } from './stat.ts';

/** Sums over rows, with one counter per stat, scope and bucket. */
export type Tally = Map<string, CounterRow>;

export const keyOf = ({ stat, scope, bucket }: Omit<CounterRow, 'count'>) => `${stat}\n${scope}\n${bucket}`;

/** Adds (`sign` 1) or subtracts (-1) a row's contribution to each stat of its table. */
export function count(tally: Tally, stats: readonly Stat[], row: object, sign: 1 | -1): void {
  for (const stat of stats) {
    for (const { scope, bucket, weight = 1 } of stat.buckets(row)) {
      const key = keyOf({ stat: stat.name, scope, bucket });
      const known = tally.get(key);
      if (known === undefined) tally.set(key, { stat: stat.name, scope, bucket, count: sign * weight });
      else known.count += sign * weight;
    }
  }
}

/** Returns the counters that are not 0, sorted by key: writers that lock rows in the same order cannot deadlock. */
export function nonZero(tally: Tally): CounterRow[] {
  return [...tally.entries()]
    .filter(([, { count }]) => count !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, counter]) => counter);
}

/** Adds a row to the tally, unless it is too corrupt to count: verification reports such a row, and its counters differ too. */
export function countSound(tally: Tally, stat: Stat, row: object): void {
  try {
    count(tally, [stat], row, 1);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

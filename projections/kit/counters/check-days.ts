import type { Client } from 'pg';
import { daysLater, startOfBusinessDay } from '#domain/business-day.ts';
import { snakeCase } from '#domain/text/snake-case.ts';
import { selectAll } from '../runner/load.ts';
import type { CounterRow } from '../tables/counters.ts';
import { dayOf } from './day-of.ts';
import { selectDays } from './day-sums.ts';
import { type Drift, drift } from './drift.ts';
import type { ByDay, Stat } from './stat.ts';
import { countSound, keyOf, type Tally } from './tally.ts';

type Querying = Pick<Client, 'query'>;

/** The days that are recounted at once: a whole recount of millions of rows would not fit into memory. */
const daysAtOnce = 7;

/**
 * Yields the sums by day that differ from a recount of the rows, some days at a time. Runs in the caller's transaction, which
 * must see one snapshot. Yields nothing for other stats.
 */
export async function* driftByDays(client: Querying, stat: Stat): AsyncGenerator<Drift[]> {
  const { byDay, table } = stat;
  if (byDay === undefined) return;
  const since = snakeCase(byDay.since);
  const { rows: found } = await client.query<{ first: string | null; last: string | null }>(
    `select min(${since}) as first, max(${since}) as last from ${table.name}`,
  );
  const { first, last } = found[0] ?? { first: null, last: null };
  if (first === null || last === null) {
    yield await compared(client, stat, byDay, { where: 'true', values: [] }, new Map());
    return;
  }
  const end = daysLater(dayOf(last), 1);
  const outside = { where: '(day < $1 or day >= $2)', values: [dayOf(first), end] };
  yield await compared(client, stat, byDay, outside, new Map());
  for (let from = dayOf(first); from < end; from = daysLater(from, daysAtOnce)) {
    const until = daysLater(from, daysAtOnce);
    const { rows } = await client.query<object>(
      `${selectAll(table)} where ${since} >= $1 and ${since} < $2`,
      [startOfBusinessDay(from), startOfBusinessDay(until)],
    );
    const actual: Tally = new Map();
    for (const row of rows) countSound(actual, stat, row);
    const days = { where: 'day >= $1 and day < least($2::date, $3::date)', values: [from, until, end] };
    yield await compared(client, stat, byDay, days, actual);
  }
}

async function compared(
  client: Querying,
  { name }: Stat,
  { keptIn }: ByDay,
  { where, values }: { where: string; values: readonly string[] },
  actual: Tally,
): Promise<Drift[]> {
  const { rows } = await client.query<CounterRow>(selectDays(keptIn, name, where), [...values]);
  const drifts: Drift[] = [];
  for (const counter of rows) {
    const key = keyOf(counter);
    const count = actual.get(key)?.count ?? 0;
    if (counter.count !== count) drifts.push(drift(counter, count));
    actual.delete(key);
  }
  const missing = [...actual.values()].filter(({ count }) => count !== 0);
  return [...drifts, ...missing.map((counter) => drift({ ...counter, count: 0 }, counter.count))];
}

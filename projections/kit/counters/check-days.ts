import type { Client } from 'pg';
import { daysLater, startOfBusinessDay } from '#domain/business-day.ts';
import { snakeCase } from '#domain/text/snake-case.ts';
import { selectAll } from '../runner/load.ts';
import { isOfLevel, type Level, levelOf, monthOf } from '../tables/levels.ts';
import { dayOf } from './day-of.ts';
import { addParts, type DayTally, placeKey, type Summed, selectSums } from './day-sums.ts';
import type { Drift } from './drift.ts';
import type { ByDay, Stat } from './stat.ts';

type Querying = Pick<Client, 'query'>;

/** The days that are recounted at once: a whole recount of millions of rows would not fit into memory. */
const daysAtOnce = 7;
/** The places whose differences are told at once. */
const placesAtOnce = 10_000;

/**
 * Yields the sums by day, month and all time that differ from a recount of the rows, some days at a time. Runs in the caller's
 * transaction, which must see one snapshot. Yields nothing for other stats.
 */
export async function* driftByDays(client: Querying, stat: Stat): AsyncGenerator<Drift[]> {
  const { byDay, table } = stat;
  if (byDay === undefined) return;
  const compared = comparing(client, stat.name, byDay);
  const since = snakeCase(byDay.since);
  const { rows: found } = await client.query<{ first: string | null; last: string | null }>(
    `select min(${since}) as first, max(${since}) as last from ${table.name}`,
  );
  const { first: firstAt, last: lastAt } = found[0] ?? { first: null, last: null };
  if (firstAt === null || lastAt === null) {
    yield* compared('true', [], new Map());
    return;
  }
  const [first, last] = [dayOf(firstAt), dayOf(lastAt)];
  const outside = (level: Level) => `${isOfLevel[level]} and (day < $1 or day > $2)`;
  yield* compared(outside('day'), [first, last], new Map());
  yield* compared(outside('month'), [monthOf(first), monthOf(last)], new Map());
  const ofMonth: DayTally = new Map();
  const ever: DayTally = new Map();
  for (let from = first; from <= last; ) {
    const month = monthOf(from);
    const next = monthOf(daysLater(month, 31));
    const until = [daysLater(from, daysAtOnce), next].sort()[0] ?? next;
    const { rows } = await client.query<object>(
      `${selectAll(table)} where ${since} >= $1 and ${since} < $2`,
      [startOfBusinessDay(from), startOfBusinessDay(until)],
    );
    const actual: DayTally = new Map();
    const tallies = { day: actual, month: ofMonth, all: ever } as const;
    for (const row of rows) countSoundParts(tallies, byDay, row);
    yield* compared(
      `${isOfLevel.day} and day >= $1 and day < least($2::date, $3::date + 1)`,
      [from, until, last],
      actual,
    );
    from = until;
    if (until < next && until <= last) continue;
    yield* compared(`${isOfLevel.month} and day = $1`, [month], ofMonth);
    ofMonth.clear();
  }
  yield* compared(isOfLevel.all, [], ever);
}

/** Adds a row to the tally of each level, unless it is too corrupt to count: verification reports such a row. */
function countSoundParts(
  tallies: Readonly<Record<Level, DayTally>>,
  { keptIn, parts }: ByDay,
  row: object,
): void {
  try {
    for (const { places, sums } of parts(row)) {
      for (const place of places) {
        addParts(tallies[levelOf(place.dimension)], keptIn.fields, [{ places: [place], sums }], 1);
      }
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

/** Returns a function that yields the differences between the sums where a condition holds and what they should be. */
function comparing(client: Querying, stat: string, { keptIn }: ByDay) {
  const { fields } = keptIn;
  const none = fields.map(() => 0);
  const differences = (place: Summed, counted: readonly number[], actual: readonly number[]): Drift[] =>
    fields.flatMap((field, index) => {
      const [before = 0, after = 0] = [counted[index], actual[index]];
      if (before === after) return [];
      const bucket = `${place.dimension} ${place.brandId} ${place.day} ${field}`;
      return [{ stat, scope: place.id, bucket, counted: before, actual: after }];
    });
  return async function* (
    where: string,
    values: readonly string[],
    actual: DayTally,
  ): AsyncGenerator<Drift[]> {
    const { rows } = await client.query<Summed>(selectSums(keptIn, where), [...values]);
    const seen = new Set<string>();
    const all: (() => Drift[])[] = [];
    for (const place of rows) {
      const key = placeKey(place);
      seen.add(key);
      all.push(() => differences(place, place.sums, actual.get(key)?.sums ?? none));
    }
    for (const [key, place] of actual) {
      if (!seen.has(key)) all.push(() => differences(place, none, place.sums));
    }
    for (let begun = 0; begun < all.length; begun += placesAtOnce) {
      const drifts = all.slice(begun, begun + placesAtOnce).flatMap((differ) => differ());
      if (drifts.length > 0) yield drifts;
    }
  };
}

import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Reading } from '../reading.ts';
import { scopeKey } from '../scope.ts';
import { isAskedFor } from './asked.ts';
import type { EventSearch } from './event-search.ts';

/** A number of events in the log, and the position of the last event that the count looked at. */
interface Counted {
  count: number;
  upTo: bigint;
}

/**
 * Returns the exact number of matching events. Events are only ever added, so for staff the first count is kept and only
 * later events are counted. What a brand sees also changes with its things, so its events are counted at each position anew.
 */
export async function wholeCount(reading: Reading, search: EventSearch): Promise<number> {
  const { caller, remember, follow } = reading;
  const key = `events ${scopeKey(caller)} ${JSON.stringify(search)}`;
  const all = () => countAfter(reading, search, null);
  if (caller.label !== 'staff') return (await remember(key, all)).count;
  const { count } = await follow<Counted>(key, {
    find: all,
    async goOn(known) {
      const later = await countAfter(reading, search, known.upTo);
      return { count: known.count + later.count, upTo: later.upTo };
    },
    bytes: () => 2 * key.length,
  });
  return count;
}

/** Counts the matches after a position. One statement reads both numbers, so no event can come between them. */
async function countAfter(reading: Reading, search: EventSearch, after: bigint | null): Promise<Counted> {
  const isLater: RawBuilder<SqlBool> =
    after === null ? sql<SqlBool>`true` : sql<SqlBool>`log.position > ${after}`;
  const { count, upTo } = await reading.db
    .selectFrom('read.log as log')
    .where(isLater)
    .where(isAskedFor(reading, search))
    .select(sql<bigint>`count(*)`.as('count'))
    .select(sql<bigint | null>`(select max(position) from read.log)`.as('upTo'))
    .executeTakeFirstOrThrow();
  return { count: Number(count), upTo: upTo ?? after ?? 0n };
}

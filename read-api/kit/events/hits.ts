import { sql } from 'kysely';
import type { Reading } from '../reading.ts';
import { isAskedFor } from './asked.ts';
import type { Place } from './cursor.ts';
import type { EventSearch } from './event-search.ts';
import { fewOf } from './few.ts';
import { pick, type Way, walk } from './walk.ts';
import { wholeCount } from './whole-count.ts';

export interface Hit {
  position: bigint;
  effectiveAt: string;
  stream: string;
  revision: bigint;
}

/** The matches of a search. `until` is the place at which the search stopped at its limit; null if it did not. */
export interface Hits {
  hits: Hit[];
  until: Place | null;
}

/** Maximum events examined per page, to bound the response time. */
const lookedAt = 10_000;

/** The first events of a search in one direction, up to a maximum. */
export async function hitsOf(reading: Reading, search: EventSearch, way: Way, atMost: number): Promise<Hits> {
  const { db } = reading;
  const few = await fewOf(reading, search);
  if (few !== null) return { hits: await asked(pick(db, few, way)), until: null };
  const steps = walk(db, ledBy(reading, search), way, lookedAt);
  const hits = await asked(steps);
  if (hits.length === atMost) return { hits, until: null };
  const last = await steps.offset(lookedAt - 1).executeTakeFirst();
  const until = last === undefined ? null : { time: last.effectiveAt, position: last.position };
  return { hits, until };

  function asked(events: ReturnType<typeof pick>): Promise<Hit[]> {
    const direction = way.isNewestFirst ? 'desc' : 'asc';
    return db
      .selectFrom(events.as('log'))
      .where(isAskedFor(reading, search))
      .select(['log.position', 'log.effectiveAt', 'log.stream', 'log.revision'])
      .orderBy('log.effectiveAt', direction)
      .orderBy('log.position', direction)
      .limit(atMost)
      .execute();
  }
}

/** Maximum events examined by a count, unless it must be exact. */
const countedAt = 10_000;

/** Counts the matches of a search. Beyond the limit it returns a lower bound, unless the count must be exact. */
export async function countHits(
  reading: Reading,
  search: EventSearch,
  isExact: boolean,
): Promise<{ count: number; isExact: boolean }> {
  const { db } = reading;
  const way = { isNewestFirst: true, from: null };
  const few = await fewOf(reading, search);
  if (few === null && isExact) return { count: await wholeCount(reading, search), isExact: true };
  const steps = walk(db, ledBy(reading, search), way, countedAt);
  const events = few === null ? steps : pick(db, few, way);
  const [{ count }, last] = await Promise.all([
    db
      .selectFrom(events.as('log'))
      .where(isAskedFor(reading, search))
      .select(sql<bigint>`count(*)`.as('count'))
      .executeTakeFirstOrThrow(),
    few === null ? steps.offset(countedAt - 1).executeTakeFirst() : undefined,
  ]);
  return { count: Number(count), isExact: last === undefined };
}

/** Lets the brand's own index lead a brand admin's search, unless a narrower filter does. */
function ledBy({ caller }: Reading, search: EventSearch): EventSearch {
  return caller.label === 'brand_admin' ? { ...search, brandId: caller.brandId } : search;
}

import { sql } from 'kysely';
import type { ReadModels } from '../database.ts';
import { filtersOf } from './count-rows.ts';
import { createIdSet, type IdSet } from './id-set.ts';
import { type Moves, moveOf } from './moves.ts';
import type { Reading } from './reading.ts';
import { scopeKey } from './scope.ts';

interface FollowedList {
  name: string;
  query: object;
  moves: Moves;
  /** Returns the ids of all matching rows. */
  all(): Promise<readonly number[]>;
  /** The given ids whose rows match. */
  among(ids: readonly number[]): Promise<readonly number[]>;
}

/** The matching rows as a set of ids, and their number. */
interface Matched {
  ids: IdSet;
  count: number;
}

/** Limits of an update: with more events, or more rows possibly moved, a full count is cheaper. */
const eventsAtMost = 10_000;
const rowsAtMost = 2_000;

/**
 * Returns the exact number of matching rows, for filters without a counter. After one full count it checks only rows
 * that later events may have moved, so unrelated events cost nothing. The filters may depend only on rows that events
 * of `moves` change: neither on the current time nor on other rows of the list.
 */
export async function followedCount(
  { db, caller, follow }: Reading,
  { name, query, moves, all, among }: FollowedList,
): Promise<number> {
  const filters = filtersOf(query).sort(([one], [other]) => (one < other ? -1 : 1));
  const { count } = await follow<Matched>(`count ${name} ${scopeKey(caller)} ${JSON.stringify(filters)}`, {
    async find() {
      const ids = await all();
      return { ids: createIdSet(ids), count: ids.length };
    },
    async goOn(matched, since, until) {
      const moved = await movedBetween(db, moves, since, until);
      if (moved === null) return null;
      return moved.length === 0 ? matched : withMoved(matched, moved, new Set(await among(moved)));
    },
    bytes: ({ ids }) => ids.bytes(),
  });
  return count;
}

function withMoved(
  { ids, count }: Matched,
  moved: readonly number[],
  matching: ReadonlySet<number>,
): Matched {
  let after = count;
  for (const id of moved) {
    const isIn = matching.has(id);
    if (ids.has(id) === isIn) continue;
    if (isIn) ids.add(id);
    else ids.remove(id);
    after += isIn ? 1 : -1;
  }
  return { ids, count: after };
}

/** Ids of rows that the events of an interval may have moved; null if any row may have moved, or too many did. */
async function movedBetween(
  db: ReadModels,
  moves: Moves,
  since: bigint,
  until: bigint,
): Promise<number[] | null> {
  const events = db
    .selectFrom('read.log as log')
    .where('log.position', '>', since)
    .where('log.position', '<=', until)
    .select(['log.category', 'log.entityId'])
    .limit(eventsAtMost + 1);
  const entities = await db
    .selectFrom(events.as('event'))
    .select(['event.category', sql<string[]>`array_agg(distinct event.entity_id)`.as('ids')])
    .select((select) => select.fn.countAll<bigint>().as('events'))
    .groupBy('event.category')
    .execute();
  if (entities.reduce((sum, { events }) => sum + Number(events), 0) > eventsAtMost) return null;
  const moved = new Set<number>();
  for (const { category, ids } of entities) {
    const move = moveOf(moves, category);
    if (move === 'any') return null;
    if (move !== null) for (const id of await move(db, ids.map(Number))) moved.add(id);
  }
  return moved.size > rowsAtMost ? null : [...moved];
}

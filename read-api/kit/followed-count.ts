import { sql } from 'kysely';
import type { ReadModels } from '../database.ts';
import { filtersOf } from './count-rows.ts';
import { createIdSet, type IdSet } from './id-set.ts';
import type { Reading } from './reading.ts';
import { scopeKey } from './scope.ts';

/**
 * How events move rows into a list and out of it, by the category of their stream: not at all, in a way that nothing but a
 * count of all rows tells, or by the ids of the rows that events of these entities may have moved.
 */
export type Moves = Readonly<
  Record<string, 'none' | 'any' | ((db: ReadModels, ids: readonly number[]) => Promise<readonly number[]>)>
>;

interface FollowedList {
  name: string;
  query: object;
  /** What is not named moves any row. */
  moves: Moves;
  /** The ids of all rows that match. */
  all(): Promise<readonly number[]>;
  /** Of these rows, the ids of those that match. */
  among(ids: readonly number[]): Promise<readonly number[]>;
}

/** The rows that matched, by their ids. */
interface Matched {
  ids: IdSet;
  count: number;
}

/** More events, or rows that they may have moved, are counted sooner than followed. */
const eventsAtMost = 10_000;
const rowsAtMost = 2_000;

/**
 * The exact number of rows that match. Counted once; from then on only the rows are looked at that events since then may have
 * moved, so that what happens elsewhere in the house costs nothing. For filters that no counter knows. They must ask
 * for nothing but rows that the events of `moves` change: neither for now, nor for what other rows of the list say.
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

/** The rows that events of a stretch may have moved; null where that may be any, or too many. */
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
    const move = moves[category] ?? 'any';
    if (move === 'any') return null;
    if (move !== 'none') for (const id of await move(db, ids.map(Number))) moved.add(id);
  }
  return moved.size > rowsAtMost ? null : [...moved];
}

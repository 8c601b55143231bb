import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { inTransaction } from '#postgres/in-transaction.ts';
import type { ReadModels } from '../../database.ts';
import type { Reading } from '../reading.ts';
import { among, containing } from '../search.ts';
import type { EventSearch } from './event-search.ts';

/** If more events than this contain the text, the search instead scans all events with a reason in order. */
const rarely = 2_000;

/**
 * The condition of filters that match few enough events to sort per query: events of one entity, events of one
 * request, or a rare text. Null if no such filter is given.
 */
export async function fewOf(
  { db, remember }: Reading,
  { streams, correlationId, reason }: EventSearch,
): Promise<RawBuilder<SqlBool> | null> {
  const conditions: RawBuilder<SqlBool>[] = [];
  if (streams !== undefined) conditions.push(among('event.stream', streams));
  if (correlationId !== undefined) {
    const { positions } = await remember(`events of ${correlationId}`, async () => ({
      positions: await positionsOf(db, correlationId),
    }));
    conditions.push(isAt(positions));
  }
  if (conditions.length === 0 && reason !== undefined) {
    const positions = await positionsBecauseOf({ db, remember }, reason);
    if (positions !== null) conditions.push(isAt(positions));
  }
  return conditions.length === 0 ? null : sql.join(conditions, sql` and `);
}

/** Positions of the events whose reason contains the text; null if the text is not rare. */
export async function positionsBecauseOf(
  { db, remember }: Pick<Reading, 'db' | 'remember'>,
  reason: string,
): Promise<readonly string[] | null> {
  // A single letter has no letter pair for the index, and is hardly rare.
  if ([...reason].length < 2) return null;
  const { positions } = await remember(`events because of ${reason}`, async () => ({
    positions: await positionsWith(db, reason),
  }));
  return positions.length <= rarely ? positions : null;
}

function isAt(positions: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`event.position = any(${positions}::bigint[])`;
}

/** Positions of all events caused by one request. */
export function positionsOf(db: ReadModels, correlationId: string): Promise<string[]> {
  return byBloom(db, sql<SqlBool>`metadata ->> '$correlationId' = ${correlationId}`);
}

/** The position of the event with this id; empty if no event has it. */
export function positionsOfId(db: ReadModels, eventId: string): Promise<string[]> {
  return byBloom(db, sql<SqlBool>`event_id = ${eventId}`);
}

/** Forces the bloom index, which the planner considers more expensive than a full scan of the log. */
function byBloom(db: ReadModels, condition: RawBuilder<SqlBool>): Promise<string[]> {
  return inTransaction(db, async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    await sql`set local max_parallel_workers_per_gather = 0`.execute(transaction);
    const { rows } = await sql<{ position: bigint }>`
      select position from read.log where ${condition}`.execute(transaction);
    return rows.map(({ position }) => String(position));
  });
}

async function positionsWith(db: ReadModels, reason: string): Promise<string[]> {
  const { rows } = await sql<{ position: bigint }>`
    select position from read.log
    where metadata ->> 'reason' is not null
      and read.pairs(read.folded(metadata ->> 'reason')) @> read.pairs(read.folded(${reason}::text))
      and read.folded(metadata ->> 'reason') like read.folded(${containing(reason)}::text)
    limit ${rarely + 1}`.execute(db);
  return rows.map(({ position }) => String(position));
}

import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { inTransaction } from '#postgres/in-transaction.ts';
import type { ReadModels } from '../../database.ts';
import type { Reading } from '../reading.ts';
import { among, containing } from '../search.ts';
import type { Sought } from './sought.ts';

/** Of a text that more events hold than this, the events that have a reason are walked in their order instead. */
const rarely = 2_000;

/**
 * The condition of those filters that leave so few events that they can be put in order whenever they are asked for: what
 * happened to one thing, what one request caused, a text that hardly anybody wrote. Null where there is none of these.
 */
export async function fewOf(
  { db, remember }: Reading,
  { streams, correlationId, reason }: Sought,
): Promise<RawBuilder<SqlBool> | null> {
  const conditions: RawBuilder<SqlBool>[] = [];
  if (streams !== undefined) conditions.push(among('event.stream', streams));
  if (correlationId !== undefined) {
    const { positions } = await remember(`events of ${correlationId}`, async () => ({
      positions: await positionsOf(db, correlationId),
    }));
    conditions.push(isAt(positions));
  }
  // One letter alone is no pair, and hardly rare.
  if (conditions.length === 0 && reason !== undefined && [...reason].length > 1) {
    const { positions } = await remember(`events because of ${reason}`, async () => ({
      positions: await positionsWith(db, reason),
    }));
    if (positions.length <= rarely) conditions.push(isAt(positions));
  }
  return conditions.length === 0 ? null : sql.join(conditions, sql` and `);
}

function isAt(positions: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`event.position = any(${positions}::bigint[])`;
}

/** Positions of all events that one request caused. */
export function positionsOf(db: ReadModels, correlationId: string): Promise<string[]> {
  return byBloom(db, sql<SqlBool>`metadata ->> '$correlationId' = ${correlationId}`);
}

/** The position of the event with an id, none where there is no such event. */
export function positionsOfId(db: ReadModels, eventId: string): Promise<string[]> {
  return byBloom(db, sql<SqlBool>`event_id = ${eventId}`);
}

/** The planner takes an index that only knows the stretches of the log for dearer than reading all of it. */
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

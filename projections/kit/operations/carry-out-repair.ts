import type { Pool } from 'pg';
import type { Role } from '#domain/actor.ts';
import type { EventMetadata } from '#domain/event.ts';
import type { RepairSubject } from '#domain/replay/read-models.ts';
import { RebuildRefused } from '../rebuild/refused.ts';
import type { OperationRow } from '../tables/operations.ts';
import { type CarryOutOptions, done, type End } from './end.ts';
import { type RepairOrder, repair } from './repair.ts';

/** Carries out a repair. An interrupted repair runs again from its start, which repairs and records nothing twice. */
export async function carryOutRepair(
  pool: Pick<Pool, 'query'>,
  operation: OperationRow,
  options: CarryOutOptions,
): Promise<End> {
  try {
    const order = await orderOf(pool, operation);
    return { ...done, found: await repair(options, operation.subject as RepairSubject, order) };
  } catch (error) {
    // This query throws if the database is unreachable: the whole session then restarts once the database is back.
    await pool.query('select 1');
    const message = error instanceof Error ? error.message : String(error);
    return { status: error instanceof RebuildRefused ? 'refused' : 'failed', message };
  }
}

async function orderOf(
  pool: Pick<Pool, 'query'>,
  { position, actorLabel, actorId, reason, via }: OperationRow,
): Promise<RepairOrder> {
  const { rows } = await pool.query<{ eventId: string; metadata: EventMetadata }>(
    'select event_id as "eventId", metadata from read.log where position = $1',
    [position],
  );
  const [event] = rows;
  if (event === undefined) {
    throw new RebuildRefused(
      `the log mirror lacks the event at ${position} that asks for this: repair that line first`,
    );
  }
  const { eventId, metadata } = event;
  const actor = { label: actorLabel as Role, id: actorId };
  return { actor, reason, via, eventId, correlationId: metadata.$correlationId };
}

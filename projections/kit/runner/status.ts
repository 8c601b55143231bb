import type { Pool } from 'pg';
import { isBookkeeping } from '#event-store/bookkeeping.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import { heard } from '#event-store/heard.ts';
import { loadCheckpoint } from './checkpoint.ts';

export interface ProjectionStatus {
  /** Commit position of the last processed event; -1 before the first. */
  position: bigint;
  /** Age in seconds of the oldest unprocessed event in the store; 0 if there is none. */
  lagSeconds: number;
  /** Events processed since the beginning. */
  processed: bigint;
  /** Events that wait for a person's decision, over all projections. */
  parked: number;
  /** Event types unknown to this version, and how often they occurred. */
  unknownTypes: { type: string; count: number }[];
}

/** Progress of the read models, from the database and the store, whichever process runs them. */
export async function projectionStatus(pool: Pool, client: EventStoreDBClient): Promise<ProjectionStatus> {
  const { position, processed } = await loadCheckpoint(pool);
  const [parked, unknownTypes, lagSeconds] = await Promise.all([
    pool.query<{ count: number }>('select count(*)::int as count from read.parked'),
    pool.query<{ type: string; count: number }>('select type, count from read.unknown_types order by type'),
    lagBehind(client, position),
  ]);
  return {
    position,
    processed,
    lagSeconds,
    parked: parked.rows[0]?.count ?? 0,
    unknownTypes: unknownTypes.rows,
  };
}

/** Minimum lag reported for a waiting event: clock skew may date it in the future, but 0 would mean that none waits. */
const leastLagSeconds = 0.001;

/** Age in seconds of the oldest event after a position; 0 only if there is none. */
export async function lagBehind(client: EventStoreDBClient, position: bigint): Promise<number> {
  const waitingSince = await oldestWaiting(client, position);
  if (waitingSince === null) return 0;
  return Math.max(leastLagSeconds, (Date.now() - waitingSince.getTime()) / 1_000);
}

const isTelling = ({ type, streamId }: { type: string; streamId: string }) =>
  !type.startsWith('$') && !isBookkeeping(streamId);

const pageSize = 10;

/** When the first event after a position was recorded. Ignores system events and notes of the application's own parts. */
async function oldestWaiting(client: EventStoreDBClient, after: bigint): Promise<Date | null> {
  for (let position = after, isLast = false; !isLast; ) {
    const fromPosition = position < 0n ? 'start' : { commit: position, prepare: position };
    const page = heard(client.readAll({ fromPosition, direction: 'forwards', maxCount: pageSize }));
    let found: Date | null = null;
    let length = 0;
    // Read to the end: this client leaks calls that are left early.
    for await (const { event } of page) {
      length += 1;
      const own = event?.position?.commit ?? position;
      if (found === null && own > position && event !== undefined && isTelling(event)) found = event.created;
      if (own > position) position = own;
    }
    if (found !== null) return found;
    isLast = length < pageSize;
  }
  return null;
}

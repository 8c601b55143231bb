import type { Pool } from 'pg';
import { isBookkeeping } from '#event-store/bookkeeping.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import { heard } from '#event-store/heard.ts';
import { loadCheckpoint } from './checkpoint.ts';

export interface ProjectionStatus {
  /** The commit position of the last processed event; -1 before the first. */
  position: bigint;
  /** The age in seconds of the oldest unprocessed event in the store; 0 if all are processed. */
  lagSeconds: number;
  /** The number of events processed since the read models were created. */
  processed: bigint;
  /** The number of events that wait for a person's decision, over all projections. */
  parked: number;
  /** The event types that this version does not know, and how often they occurred. */
  unknownTypes: { type: string; count: number }[];
}

/** Returns the progress of the read models. It comes from the database and the store, so any process may run the projections. */
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

/** The minimum lag reported for a waiting event: clock skew may date the event in the future, but 0 means that none waits. */
const leastLagSeconds = 0.001;

/** Returns the age in seconds of the oldest event after a position; 0 only if there is none. */
export async function lagBehind(client: EventStoreDBClient, position: bigint): Promise<number> {
  const waitingSince = await oldestWaiting(client, position);
  if (waitingSince === null) return 0;
  return Math.max(leastLagSeconds, (Date.now() - waitingSince.getTime()) / 1_000);
}

const isTelling = ({ type, streamId }: { type: string; streamId: string }) =>
  !type.startsWith('$') && !isBookkeeping(streamId);

const pageSize = 10;

/**
 * Returns when the first event after a position was recorded; null if there is none. Ignores the store's own events and the
 * reactor's checkpoints.
 */
async function oldestWaiting(client: EventStoreDBClient, after: bigint): Promise<Date | null> {
  for (let position = after, isLast = false; !isLast; ) {
    const fromPosition = position < 0n ? 'start' : { commit: position, prepare: position };
    const page = heard(client.readAll({ fromPosition, direction: 'forwards', maxCount: pageSize }));
    let found: Date | null = null;
    let length = 0;
    // The loop never breaks off: the client leaves the call of an unfinished read open.
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

import type { Pool } from 'pg';
import { isBookkeeping } from '#event-store/bookkeeping.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import { heard } from '#event-store/heard.ts';
import { loadCheckpoint } from './checkpoint.ts';

export interface ProjectionStatus {
  /** Commit position of the last event that was handled; -1 before the first. */
  position: bigint;
  /** For how long the oldest event that is not handled yet has stood in the store; 0 when there is none. */
  lagSeconds: number;
  /** Events handled since the beginning. */
  processed: bigint;
  /** Events that wait for a person, of all projections. */
  parked: number;
  /** Types that this version does not know, and how often they came. */
  unknownTypes: { type: string; count: number }[];
}

/** How far the read models are, told by the database and the store, whichever process runs them. */
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

/** What is told of an event that was recorded in the future of this clock: that it waits, since nobody can say for how long. */
const leastLagSeconds = 0.001;

/** For how long the oldest event after a position has stood in the store; 0 only when there is none. */
export async function lagBehind(client: EventStoreDBClient, position: bigint): Promise<number> {
  const waitingSince = await oldestWaiting(client, position);
  if (waitingSince === null) return 0;
  return Math.max(leastLagSeconds, (Date.now() - waitingSince.getTime()) / 1_000);
}

const isTelling = ({ type, streamId }: { type: string; streamId: string }) =>
  !type.startsWith('$') && !isBookkeeping(streamId);

const pageSize = 10;

/** When the first event after a position was recorded. Events of the store itself and its parts' notes wait for nobody. */
async function oldestWaiting(client: EventStoreDBClient, after: bigint): Promise<Date | null> {
  for (let position = after, isLast = false; !isLast; ) {
    const fromPosition = position < 0n ? 'start' : { commit: position, prepare: position };
    const page = heard(client.readAll({ fromPosition, direction: 'forwards', maxCount: pageSize }));
    let found: Date | null = null;
    let length = 0;
    // Read to the end: a call of this client that is left early stays open.
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

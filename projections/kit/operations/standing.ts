import type { Pool } from 'pg';
import type { EventStoreDBClient } from '#event-store/client.ts';
import { headPosition } from '#event-store/load.ts';
import { readModels } from '../../read-models.ts';
import { aloneLock } from '../rebuild/alone.ts';
import type { Beside } from '../rebuild/generations.ts';
import { loadProgress } from '../rebuild/progress.ts';
import { runnerLock } from '../runner/lock.ts';
import { lagBehind } from '../runner/status.ts';
import type { CheckpointRow } from '../tables/checkpoints.ts';
import type { BesideStanding, ReplayStanding } from '../tables/replay.ts';
import { problemsOf } from './health.ts';
import { heldLocks } from './held-locks.ts';
import { listOperations } from './list-operations.ts';

/** Queries about the end of the event store's log. */
export interface LogEnds {
  /** Returns the position of the newest event. */
  head(): Promise<bigint>;
  /** Returns the age in seconds of the oldest event after a position; 0 if there is none. */
  lagBehind(position: bigint): Promise<number>;
}

export function logEnds(client: EventStoreDBClient): LogEnds {
  return { head: () => headPosition(client), lagBehind: (position) => lagBehind(client, position) };
}

/** The database (a pool from `readPool`) and the log whose progress is measured. */
export interface ProgressAsked {
  pool: Pool;
  log: LogEnds;
}

/** The read models to report on, and the store that they are built from. */
export interface Asked extends ProgressAsked {
  eventStore: ReplayStanding['eventStore'];
  /** The read models count as frozen if events have waited this many seconds and nothing has moved; 30 if omitted. */
  frozenAfterSeconds?: number;
}

/** Returns how far the read models are behind the log and whether they move. */
export async function progressOf({
  pool,
  log,
}: ProgressAsked): Promise<
  Pick<ReplayStanding, 'position' | 'lagSeconds' | 'movedSecondsAgo' | 'isRunning'>
> {
  const { position, age } = await checkpointNow(pool);
  const [lagSeconds, locks] = await Promise.all([log.lagBehind(position), heldLocks(pool, [runnerLock])]);
  return { position, lagSeconds, movedSecondsAgo: age, isRunning: locks.has(runnerLock) };
}

/** The minimum number of seconds between the samples of a rate. */
const rateOverAtLeast = 10;

/**
 * Returns the status of the read models. It comes from the database and the event store, so any process may run the
 * projections.
 */
export async function replayStanding({
  pool,
  log,
  eventStore,
  frozenAfterSeconds,
}: Asked): Promise<ReplayStanding> {
  const checkpoint = await checkpointNow(pool);
  const { position, processed, generation } = checkpoint;
  const [head, lagSeconds, parked, unknownTypes, locks, next, former, operations] = await Promise.all([
    log.head(),
    log.lagBehind(position),
    parkedByProjection(pool),
    pool.query<{ type: string; count: number }>('select type, count from read.unknown_types order by type'),
    heldLocks(pool, [runnerLock, aloneLock]),
    beside(pool, 'read_next'),
    beside(pool, 'read_former'),
    listOperations(pool, { limit: 1, offset: 0 }),
  ]);
  const standing = {
    eventStore,
    isRunning: locks.has(runnerLock),
    position,
    head,
    lagSeconds,
    processed,
    generation,
    eventsPerSecond: checkpoint.rate,
    movedAt: checkpoint.updatedAt,
    movedSecondsAgo: checkpoint.age,
    projections: readModels.projections.map(({ name }) => ({
      name,
      parked: parked.get(name) ?? { entities: 0, events: 0 },
    })),
    unknownTypes: unknownTypes.rows,
    next: next && { ...next, isUnderWay: locks.has(aloneLock) },
    former,
    operation: operations.rows[0] ?? null,
  };
  return { ...standing, problems: problemsOf(standing, frozenAfterSeconds) };
}

type Now = Pick<CheckpointRow, 'position' | 'processed' | 'generation' | 'updatedAt'> & {
  age: number;
  rate: number;
};

async function checkpointNow(pool: Pool): Promise<Now> {
  const { rows } = await pool.query<Now>(
    `select position, processed, generation, updated_at as "updatedAt",
       extract(epoch from clock_timestamp() - updated_at)::float8 as age,
       case when clock_timestamp() - updated_at >= interval '1 minute' then 0
         else (processed - sampled_before)::float8
           / greatest(extract(epoch from clock_timestamp() - sampled_before_at), $1)::float8 end as rate
     from read.checkpoints where name = 'live'`,
    [rateOverAtLeast],
  );
  const [now] = rows;
  if (now === undefined) throw new Error('the read database has no checkpoint: run its migrations');
  return now;
}

async function parkedByProjection(pool: Pool) {
  const { rows } = await pool.query<{ projection: string; entities: number; events: number }>(
    `select projection, count(distinct entity)::integer as entities, count(*)::integer as events
     from read.parked group by projection`,
  );
  return new Map(rows.map(({ projection, ...counts }) => [projection, counts]));
}

async function beside(pool: Pool, schema: Beside): Promise<BesideStanding | null> {
  const progress = await loadProgress(pool, schema);
  if (progress === null) return null;
  const { projections, position, processed, startedAt } = progress;
  return { projections, position, processed, startedAt };
}

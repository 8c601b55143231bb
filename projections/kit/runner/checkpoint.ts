import type { Client, QueryResult } from 'pg';
import { Parking } from '../fold/parking.ts';
import type { CheckpointRow } from '../tables/checkpoints.ts';

const name = 'live';

/** Progress of the read models, as the runner keeps it in memory. */
export type Checkpoint = Pick<CheckpointRow, 'position' | 'recordedAt' | 'processed' | 'generation'>;

/** Thrown if another process moved the checkpoint: this runner's batch must not be committed. */
export class CheckpointMoved extends Error {
  constructor() {
    super('another runner has moved the checkpoint');
    this.name = 'CheckpointMoved';
  }
}

export async function loadCheckpoint(client: Pick<Client, 'query'>): Promise<Checkpoint> {
  const { rows } = await client.query<Checkpoint>(
    'select position, recorded_at as "recordedAt", processed, generation from read.checkpoints where name = $1',
    [name],
  );
  const [checkpoint] = rows;
  if (checkpoint === undefined) throw new Error('the read database has no checkpoint: run its migrations');
  return checkpoint;
}

/** The key of the advisory lock of switches: an arbitrary number, which must be the same in every version. */
const generationLock = 7_326_003;

/**
 * Begins a transaction during which no switch can replace the tables that the batch was folded over. Throws if a switch has
 * happened since the batch was loaded: its rows belong to tables that are no longer live.
 */
export async function beginOver(client: Client, { generation }: Checkpoint): Promise<void> {
  // The three statements take one round trip. The last one sees commits that were made while the second one waited.
  const answers: unknown = await client.query(`begin;
    select pg_advisory_xact_lock_shared(${generationLock});
    select generation from read.checkpoints where name = '${name}'`);
  const [, , live] = answers as QueryResult<Pick<Checkpoint, 'generation'>>[];
  if (live?.rows[0]?.generation !== generation) throw new CheckpointMoved();
}

/** Waits for the runner's current batch and blocks further batches until this transaction ends. */
export async function holdRunner(client: Client): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [generationLock]);
}

/**
 * The age at which the newer of two samples replaces the older one. Rates use the older sample, so they cover at least 30
 * seconds.
 */
const sampleEvery = "interval '30 seconds'";

/** Moves the checkpoint from `from` to `to`; throws if it is no longer at `from`. The commit notifies waiting readers. */
export async function moveCheckpoint(client: Client, from: Checkpoint, to: Checkpoint): Promise<void> {
  const { rowCount } = await client.query({
    name: 'move checkpoint',
    text: `with moved as (update read.checkpoints
      set position = $2, recorded_at = $3, processed = $4, updated_at = now(),
        sampled_at = case when now() - sampled_at >= ${sampleEvery} then now() else sampled_at end,
        sampled = case when now() - sampled_at >= ${sampleEvery} then processed else sampled end,
        sampled_before_at = case when now() - updated_at >= ${sampleEvery} then now()
          when now() - sampled_at >= ${sampleEvery} then sampled_at else sampled_before_at end,
        sampled_before = case when now() - updated_at >= ${sampleEvery} then processed
          when now() - sampled_at >= ${sampleEvery} then sampled else sampled_before end
      where name = $1 and position = $5 returning position)
      select pg_notify('read_advanced', position::text) from moved`,
    values: [name, to.position, to.recordedAt, to.processed, from.position],
  });
  if (rowCount !== 1) throw new CheckpointMoved();
}

/** Loads the parked rows, each named `<projection> <entity>`. */
export async function loadParked(client: Client, from = 'read.parked'): Promise<Set<string>> {
  const { rows } = await client.query<{ projection: string; entity: string }>(
    `select distinct projection, entity from ${from}`,
  );
  return new Set(rows.map(({ projection, entity }) => Parking.key(projection, entity)));
}

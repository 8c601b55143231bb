import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';
import { cancelRebuild, dropFormer } from '../rebuild/rebuild.ts';
import { RebuildRunning } from '../rebuild/refused.ts';
import type { Report } from '../rebuild/report.ts';
import type { OperationRow, OperationStatus } from '../tables/operations.ts';
import { build } from './build.ts';
import type { BuildEnd, BuildWork } from './build-work.ts';

export interface CarryOutOptions extends Pick<BuildWork, 'databaseUrl' | 'masterKey' | 'maxEvents'> {
  /** Leaves a build where it is: the next process goes on from there. */
  signal: AbortSignal;
  /** Aborts when somebody asked for the build to be canceled. */
  canceled: AbortSignal;
}

interface End {
  status: OperationStatus;
  message: string | null;
}

const done: End = { status: 'done', message: null };

const busyPauseMs = 500;
const attempts = 3;

/** Carries an operation out and notes what became of it; what was stopped by the signal stays as it is. */
export async function carryOutOperation(
  client: Client,
  operation: OperationRow,
  options: CarryOutOptions,
): Promise<void> {
  await client.query(
    `update read.operations operation
     set status = 'running', started_at = coalesce(started_at, now()),
       generation = coalesce(operation.generation, live.generation)
     from read.checkpoints live where id = $1 and live.name = 'live'`,
    [operation.id],
  );
  const end = await endOf(client, operation, options);
  if (end === null) return;
  await client.query(
    `update read.operations set status = $2, message = $3, ended_at = now(), phase = null, seconds_left = null
     where id = $1`,
    [operation.id, end.status, end.message],
  );
}

async function endOf(client: Client, operation: OperationRow, options: CarryOutOptions): Promise<End | null> {
  switch (operation.kind) {
    case 'rebuild':
    case 'switch_back':
      return built(client, operation, operation.kind, options);
    case 'cancel':
      return dropped(() => cancelRebuild(options.databaseUrl), 'it had ended before', options.signal);
    case 'drop_old':
      return dropped(() => dropFormer(options.databaseUrl), 'none were kept', options.signal);
  }
}

async function dropped(
  drop: () => Promise<boolean>,
  otherwise: string,
  signal: AbortSignal,
): Promise<End | null> {
  while (!signal.aborted) {
    try {
      const wasThere = await drop();
      return wasThere ? done : { status: 'refused', message: otherwise };
    } catch (error) {
      if (!(error instanceof RebuildRunning)) throw error;
      await setTimeout(busyPauseMs, undefined, { signal }).catch(() => undefined);
    }
  }
  return null;
}

async function built(
  client: Client,
  { id, status, projections }: OperationRow,
  kind: BuildWork['kind'],
  { databaseUrl, masterKey, maxEvents, signal, canceled }: CarryOutOptions,
): Promise<End | null> {
  const both = AbortSignal.any([signal, canceled]);
  let isResumed = status === 'running';
  for (let attempt = 1; !both.aborted; ) {
    if (isResumed && (await isSwitched(client, id))) return done;
    const work: BuildWork = { databaseUrl, masterKey, kind, projections, isResumed, maxEvents };
    const end: BuildEnd = await build(work, both, (report) => void note(client, id, report));
    if (end.outcome === 'switched') return done;
    if (end.outcome === 'refused') return { status: 'refused', message: end.message };
    if (end.outcome === 'failed') {
      // Where the database is away, this throws: the whole session begins anew when it is back.
      await client.query('select 1');
      if (attempt === attempts) return { status: 'failed', message: end.message };
      attempt += 1;
    }
    isResumed ||= end.outcome !== 'busy';
    await setTimeout(busyPauseMs, undefined, { signal: both }).catch(() => undefined);
  }
  return canceled.aborted ? { status: 'canceled', message: null } : null;
}

/** Whether it was broken off right after its switch. */
async function isSwitched(client: Client, id: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from read.operations operation, read.checkpoints live
     where id = $1 and live.name = 'live' and live.generation > operation.generation`,
    [id],
  );
  return rowCount === 1;
}

/** A progress that cannot be written is followed by the next one. */
async function note(client: Client, id: number, report: Report): Promise<void> {
  const { phase, processed, of, eventsPerSecond, secondsLeft } = report;
  await client
    .query(
      `update read.operations set phase = $2, processed = $3, total = $4, events_per_second = $5, seconds_left = $6
       where id = $1 and status = 'running'`,
      [id, phase, processed, of, eventsPerSecond, secondsLeft],
    )
    .catch(() => undefined);
}

import { setTimeout } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { OperationRow } from '../tables/operations.ts';
import { build } from './build.ts';
import type { BuildEnd, BuildWork } from './build-work.ts';
import { attempts, busyPauseMs, type CarryOutOptions, done, type End } from './end.ts';
import { noteProgress } from './note-progress.ts';

/** Builds or switches read models; returns null if the signal aborts first. */
export async function carryOutBuild(
  pool: Pick<Pool, 'query'>,
  { id, status, projections, source }: OperationRow,
  kind: BuildWork['kind'],
  { databaseUrl, eventStoreUrl, masterKey, maxEvents, signal, canceled }: CarryOutOptions,
): Promise<End | null> {
  const both = AbortSignal.any([signal, canceled]);
  const reach = { databaseUrl, eventStoreUrl, masterKey, maxEvents };
  let isResumed = status === 'running';
  for (let attempt = 1; !both.aborted; ) {
    if (isResumed && (await isSwitched(pool, id))) return done;
    const work: BuildWork = { ...reach, kind, projections, source, isResumed };
    const end: BuildEnd = await build(work, both, ({ of: total, ...report }) =>
      noteProgress(pool, id, { ...report, total, differences: null }),
    );
    if (end.outcome === 'switched') return done;
    if (end.outcome === 'refused') return { status: 'refused', message: end.message };
    if (end.outcome === 'failed') {
      // This query throws if the database is unreachable: the whole session then restarts once the database is back.
      await pool.query('select 1');
      if (attempt === attempts) return { status: 'failed', message: end.message };
      attempt += 1;
    }
    isResumed ||= end.outcome !== 'busy';
    await setTimeout(busyPauseMs, undefined, { signal: both }).catch(() => undefined);
  }
  return canceled.aborted ? { status: 'canceled', message: null } : null;
}

/** Returns whether the operation was interrupted right after its switch. */
async function isSwitched(pool: Pick<Pool, 'query'>, id: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from read.operations operation, read.checkpoints live
     where id = $1 and live.name = 'live' and live.generation > operation.generation`,
    [id],
  );
  return rowCount === 1;
}

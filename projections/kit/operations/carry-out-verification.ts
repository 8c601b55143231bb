import { setTimeout } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { VerifySubject } from '#domain/replay/read-models.ts';
import type { OperationRow } from '../tables/operations.ts';
import { attempts, busyPauseMs, type CarryOutOptions, done, type End } from './end.ts';
import { noteProgress } from './note-progress.ts';
import { verify } from './verify.ts';

/** Carries out a verification; an interrupted one starts again. Returns null if the signal aborts first. */
export async function carryOutVerification(
  pool: Pick<Pool, 'query'>,
  { id, subject }: OperationRow,
  { databaseUrl, eventStoreUrl, masterKey, signal, canceled }: CarryOutOptions,
): Promise<End | null> {
  const both = AbortSignal.any([signal, canceled]);
  const work = { databaseUrl, eventStoreUrl, masterKey, subject: subject as VerifySubject };
  for (let attempt = 1; !both.aborted; attempt++) {
    const end = await verify(work, both, (progress) => noteProgress(pool, id, progress));
    if (end.outcome === 'verified') return { ...done, found: end.found };
    if (end.outcome === 'refused') return { status: 'refused', message: end.message };
    if (end.outcome === 'failed') {
      // This query throws if the database is unreachable: the whole session then restarts once the database is back.
      await pool.query('select 1');
      if (attempt >= attempts) return { status: 'failed', message: end.message };
    }
    await setTimeout(busyPauseMs, undefined, { signal: both }).catch(() => undefined);
  }
  return canceled.aborted ? { status: 'canceled', message: null } : null;
}

import { sql } from 'kysely';
import { conflict, notFound } from '#http/errors.ts';
import type { Paging } from '#http/lists.ts';
import { inTransaction } from '#postgres/in-transaction.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { eyesKind, wantEyes } from './ask-eyes.ts';

/** How far a run has come: looks, each once. */
export interface RunProgress {
  runId: string;
  begunTime: string;
  staffId: number;
  total: number;
  /** To be looked at. */
  waiting: number;
  /** Nobody answered: they wait for people, or for the next run. */
  failed: number;
}

/**
 * Puts looks before what sees pictures, as a run of its own, or as a further part of the run that is named. 409 `look.no_certifier`
 * where nothing does, 404 where there is no such run.
 */
export async function beginRun(
  deps: WriteDeps,
  { caller, context }: Asked,
  { lookIds, runId }: { lookIds: readonly number[]; runId?: string },
): Promise<RunProgress> {
  const { db, clock, certifier } = deps;
  if (certifier === null) {
    throw conflict('look.no_certifier', 'nothing that sees pictures is set up: people certify');
  }
  const run = runId ?? context.commandId;
  if (runId !== undefined) await progressOf(deps, runId);
  const begunAt = new Date(clock());
  await inTransaction(db, async (transaction) => {
    await transaction
      .insertInto('write.certification_runs')
      .values({ run_id: run, look_ids: [...lookIds], staff_id: caller.id, begun_at: begunAt })
      .onConflict((conflict) =>
        conflict.column('run_id').doUpdateSet({
          look_ids: sql`array(
          select distinct unnest(certification_runs.look_ids || excluded.look_ids))`,
        }),
      )
      .execute();
    // What another run has under way is not asked twice.
    const cause = { eventId: run, correlationId: context.correlationId };
    await wantEyes({ ...deps, db: transaction }, lookIds, cause, 'missing');
  });
  return progressOf(deps, run);
}

/** A page of the runs, newest first, with the total number of runs. */
export async function runsSoFar(
  deps: WriteDeps,
  { limit, offset }: Paging,
): Promise<{ count: number; runs: RunProgress[] }> {
  const runs = deps.db.selectFrom('write.certification_runs');
  const { count } = await runs
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  const page = await runs
    .select('run_id')
    .orderBy('begun_at', 'desc')
    .orderBy('run_id')
    .limit(limit)
    .offset(offset)
    .execute();
  const shown = await Promise.all(page.map(({ run_id }) => progressOf(deps, run_id)));
  return { count: Number(count), runs: shown };
}

/** How far it has come; 404 where there is none. */
export async function progressOf({ db }: WriteDeps, runId: string): Promise<RunProgress> {
  const run = await db
    .selectFrom('write.certification_runs')
    .where('run_id', '=', runId)
    .select(['staff_id', 'begun_at', sql<string[]>`look_ids::text[]`.as('keys')])
    .executeTakeFirst();
  if (run === undefined) throw notFound('certification_run', runId);
  const left = await db
    .selectFrom('write.outside_calls')
    .where('kind', '=', eyesKind)
    .where('key', '=', sql<string>`any(${run.keys})`)
    .select(({ fn }) => [
      fn.count<string>('key').filterWhere('due_at', 'is not', null).as('waiting'),
      fn.count<string>('key').filterWhere('due_at', 'is', null).as('failed'),
    ])
    .executeTakeFirstOrThrow();
  return {
    runId,
    begunTime: run.begun_at.toISOString(),
    staffId: Number(run.staff_id),
    total: run.keys.length,
    waiting: Number(left.waiting),
    failed: Number(left.failed),
  };
}

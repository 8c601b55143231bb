import { sql } from 'kysely';
import { conflict, notFound } from '#http/errors.ts';
import type { Paging } from '#http/lists.ts';
import { inTransaction } from '#postgres/in-transaction.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { eyesKind, wantEyes } from './ask-eyes.ts';

/** The progress of a certification run, in looks. Each look counts once. */
export interface RunProgress {
  runId: string;
  begunTime: string;
  staffId: number;
  total: number;
  /** The number of looks that the certifier has not answered yet. */
  waiting: number;
  /** The number of looks for which the certifier failed: they wait for people or for the next run. */
  failed: number;
}

/**
 * Gives looks to the certifier, as a new run or as a part of run `runId`. Throws 409 `look.no_certifier` if no certifier is
 * configured, and 404 if the run does not exist.
 */
export async function beginRun(
  deps: WriteDeps,
  { caller, context }: Asked,
  { lookIds, runId }: { lookIds: readonly number[]; runId?: string },
): Promise<RunProgress> {
  const { db, clock, certifier } = deps;
  if (certifier === null) {
    throw conflict(
      'look.no_certifier',
      'no language model is configured to certify looks; certify them at the desk',
    );
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
    // A look in another unfinished run is not asked about twice.
    const cause = { eventId: run, correlationId: context.correlationId };
    await wantEyes({ ...deps, db: transaction }, lookIds, cause, 'missing');
  });
  return progressOf(deps, run);
}

/** Returns a page of the runs, newest first, and the number of all runs. */
export async function runsSoFar(
  { db }: WriteDeps,
  { limit, offset }: Paging,
): Promise<{ count: number; data: RunProgress[] }> {
  const [{ count }, runs] = await Promise.all([
    db
      .selectFrom('write.certification_runs')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow(),
    progress(db).orderBy('begun_at', 'desc').orderBy('run_id').limit(limit).offset(offset).execute(),
  ]);
  return { count: Number(count), data: runs.map(shownProgress) };
}

/** Returns the progress of a run. Throws 404 if the run does not exist. */
export async function progressOf({ db }: WriteDeps, runId: string): Promise<RunProgress> {
  const run = await progress(db).where('run_id', '=', runId).executeTakeFirst();
  if (run === undefined) throw notFound('certification_run', runId);
  return shownProgress(run);
}

function progress(db: WriteDeps['db']) {
  const calls = sql`from write.outside_calls as call
    where call.kind = ${eyesKind} and call.key = any(look_ids::text[])`;
  return db
    .selectFrom('write.certification_runs')
    .select(['run_id', 'staff_id', 'begun_at'])
    .select([
      sql<number>`cardinality(look_ids)`.as('total'),
      sql<number>`(select count(*)::int ${calls} and call.due_at is not null)`.as('waiting'),
      sql<number>`(select count(*)::int ${calls} and call.due_at is null)`.as('failed'),
    ]);
}

type ProgressRow = Awaited<ReturnType<ReturnType<typeof progress>['executeTakeFirstOrThrow']>>;

function shownProgress({ run_id, staff_id, begun_at, total, waiting, failed }: ProgressRow): RunProgress {
  return {
    runId: run_id,
    begunTime: begun_at.toISOString(),
    staffId: Number(staff_id),
    total,
    waiting,
    failed,
  };
}

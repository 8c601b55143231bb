import { sql } from 'kysely';
import pLimit from 'p-limit';
import { system } from '#domain/actor.ts';
import type { KnownDeadline } from '#domain/reacting-kinds.ts';
import { isUnavailability } from '#http/availability.ts';
import { inSpan } from '#telemetry/tracing.ts';
import type { DeadlineCause } from '../../database.ts';
import type { WriteDeps } from '../../deps.ts';
import { firings } from '../../reactions.ts';
import { derivedCommandId } from '../commands/command-ids.ts';
import type { CommandContext } from '../commands/context.ts';
import type { DeadlineFiring } from './effect.ts';

/** A deadline that is due, with its earlier failed tries. */
interface DueDeadline {
  key: string;
  deadline: KnownDeadline;
  cause: DeadlineCause;
  tries: number;
}

const dueAtOnce = 500;
/** Few, because deadlines share a thread with requests. Eight are done twice as fast, and delay commands twice as long. */
const firedAtOnce = 2;
const firstPauseMs = 1_000;
const longestPauseMs = 3_600_000;

/**
 * Fires due deadlines, deletes them and returns their number. Deadlines of the same thing fire one after another, others side
 * by side. One that fails is reported and tried again later. Throws if the store or the database is unavailable.
 */
export async function fireDueDeadlines(deps: WriteDeps, report: (error: unknown) => void): Promise<number> {
  const tryAt = sql<Date>`coalesce(next_try_at, due_at)`;
  const due = await deps.db
    .selectFrom('write.deadlines')
    .select(['key', 'deadline', 'cause', 'tries'])
    .where(tryAt, '<=', new Date(deps.clock()))
    .orderBy(tryAt)
    .limit(dueAtOnce)
    .execute();
  const limit = pLimit(firedAtOnce);
  const fired = [...Map.groupBy(due, thingOf).values()].map((ofThing) =>
    limit(async () => {
      for (const each of ofThing) await fireOrPostpone(deps, each, report);
    }),
  );
  await Promise.allSettled(fired);
  await Promise.all(fired);
  return due.length;
}

/** Returns the fields that name the deadline's thing. */
function thingOf({ deadline }: DueDeadline): string {
  const { name: _, dueAt: __, ...thing } = deadline;
  return JSON.stringify(thing);
}

async function fireOrPostpone(
  deps: WriteDeps,
  due: DueDeadline,
  report: (error: unknown) => void,
): Promise<void> {
  const { deadline, cause, key, tries } = due;
  const { eventId: causationId, correlationId } = cause;
  const attributes = { 'tryset.correlation_id': correlationId, 'tryset.causation_id': causationId };
  try {
    await inSpan(
      `deadline ${deadline.name}`,
      () => ({ attributes }),
      () => fire(deps, deadline, cause),
    );
  } catch (error) {
    if (isUnavailability(error)) throw error;
    report(new Error(`the deadline ${key} failed`, { cause: error }));
    const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** tries);
    const next_try_at = new Date(Date.parse(deps.clock()) + pauseMs);
    const failure = { next_try_at, tries: tries + 1, error: String(error) };
    await deps.db.updateTable('write.deadlines').set(failure).where('key', '=', key).execute();
    return;
  }
  deps.streams.observer.deadline({ name: deadline.name, correlationId, causationId });
  await deps.db.deleteFrom('write.deadlines').where('key', '=', key).execute();
}

async function fire(deps: WriteDeps, deadline: KnownDeadline, cause: DeadlineCause): Promise<void> {
  const context = (step: string): CommandContext => ({
    commandId: derivedCommandId(cause.eventId, `${deadline.name}:${step}`),
    actor: system,
    receivedAt: deps.clock(),
    correlationId: cause.correlationId,
    causationId: cause.eventId,
  });
  const firing: DeadlineFiring<KnownDeadline> = firings[deadline.name];
  await firing.fire(deps, deadline, context);
}

import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { DeadlineCause } from '../../database.ts';
import type { WriteDeps } from '../../deps.ts';
import { leaseMs, type OutsideCall, retryAfterMs } from './outside-call.ts';

const lookForCallsEveryMs = 1_000;

interface Lent {
  key: string;
  due_at: Date;
  asked_at: Date | null;
  tries: number;
  cause: DeadlineCause;
}

/** Makes the calls of one sort as they come due, until the signal aborts; those under way end first. Throws where the database is away. */
export async function makeCalls(
  deps: WriteDeps,
  work: OutsideCall,
  signal: AbortSignal,
  report: (error: unknown) => void,
): Promise<void> {
  const underWay = new Set<Promise<void>>();
  const failed = new AbortController();
  const ended = AbortSignal.any([signal, failed.signal]);
  while (!ended.aborted) {
    const due = await lend(deps, work.kind, work.atOnce - underWay.size);
    for (const each of due) {
      const made = make(deps, work, each, report)
        .catch((error: unknown) => failed.abort(error))
        .finally(() => underWay.delete(made));
      underWay.add(made);
    }
    const isFull = underWay.size >= work.atOnce;
    const pause = delay(lookForCallsEveryMs, undefined, { signal: ended }).catch(() => undefined);
    await (isFull ? Promise.race([...underWay]) : due.length > 0 ? undefined : pause);
  }
  await Promise.all(underWay);
  failed.signal.throwIfAborted();
}

/** Makes all that are due by now, one after the other; answers how many. */
export async function makeDueCalls(
  deps: WriteDeps,
  work: OutsideCall,
  report: (error: unknown) => void,
): Promise<number> {
  const due = await lend(deps, work.kind, work.atOnce);
  for (const each of due) await make(deps, work, each, report);
  return due.length;
}

/** Takes calls that are due, for as long as a call may take: whoever dies over one leaves it to the next. */
async function lend({ db, clock }: WriteDeps, kind: string, atMost: number): Promise<Lent[]> {
  if (atMost === 0) return [];
  const now = clock();
  const { rows } = await sql<Lent>`
    update write.outside_calls as call set due_at = ${new Date(Date.parse(now) + leaseMs)}
    from (
      select kind, key from write.outside_calls
      where kind = ${kind} and due_at <= ${new Date(now)}
      order by due_at limit ${atMost} for update skip locked
    ) as due
    where call.kind = due.kind and call.key = due.key
    returning call.key, call.due_at, call.asked_at, call.tries, call.cause`.execute(db);
  return rows;
}

async function make(
  deps: WriteDeps,
  work: OutsideCall,
  lent: Lent,
  report: (error: unknown) => void,
): Promise<void> {
  const { key, cause, tries } = lent;
  const askedAt = lent.asked_at?.toISOString() ?? null;
  // What came due while the service took its time was not asked of it.
  const began = new Date(deps.clock());
  const { next, end } = await work.call(deps, { key, cause, askedAt, tries }).catch((error: unknown) => {
    report(error);
    return { next: new Date(Date.parse(deps.clock()) + retryAfterMs(tries)).toISOString(), end: 'failed' };
  });
  // What was wanted anew meanwhile stays wanted.
  const row = { kind: work.kind, key, due_at: lent.due_at };
  if (next === null) {
    await deps.db
      .deleteFrom('write.outside_calls')
      .where((eb) => eb.and(row))
      .execute();
    return;
  }
  await deps.db
    .updateTable('write.outside_calls')
    .where((eb) => eb.and(row))
    .set({
      due_at: new Date(next),
      ...(end === 'answered' && { asked_at: began, tries: 0 }),
      ...(end === 'failed' && { tries: tries + 1 }),
    })
    .execute();
}

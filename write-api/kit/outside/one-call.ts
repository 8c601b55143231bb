import { sql } from 'kysely';
import type { DeadlineCause } from '../../database.ts';
import type { WriteDeps } from '../../deps.ts';
import { type CallEnd, leaseMs, type OutsideCall, retryAfterMs } from './outside-call.ts';

interface Leased {
  kind: string;
  key: string;
  due_at: Date;
  asked_at: Date | null;
  tries: number;
  answer: unknown;
  cause: DeadlineCause;
}

/** Thrown when the lease expired and another worker took the call. */
class LeaseLost extends Error {}

/** What a worker can take of one kind: at most `atMost` calls, and none of the keys `besides`, whose calls it is making. */
export interface Room {
  readonly kind: string;
  readonly atMost: number;
  readonly besides: readonly string[];
}

/**
 * Leases the due calls for which there is room, for `leaseMs`; another worker takes over the calls of a worker that died. The
 * selection is materialized: inside a nested loop, Postgres would repeat it for each row and lease more than `atMost`.
 */
export async function lease({ db, clock }: WriteDeps, rooms: readonly Room[]): Promise<Leased[]> {
  const free = rooms.filter(({ atMost }) => atMost > 0);
  if (free.length === 0) return [];
  const now = clock();
  const { rows } = await sql<Leased>`
    with due as materialized (
      select call.kind, call.key
      from json_to_recordset(${JSON.stringify(free)}) as room(kind text, "atMost" integer, besides text[]),
      lateral (
        select kind, key from write.outside_calls
        where kind = room.kind and due_at <= ${new Date(now)} and key <> all(room.besides)
        order by due_at limit room."atMost" for update skip locked
      ) as call
    )
    update write.outside_calls as call set due_at = ${new Date(Date.parse(now) + leaseMs)}
    from due
    where call.kind = due.kind and call.key = due.key
    returning call.kind, call.key, call.due_at, call.asked_at, call.tries, call.answer, call.cause`.execute(
    db,
  );
  return rows;
}

/**
 * Makes a call and stores its result in the call's row. An aborted call keeps its lease, and is repeated after the lease
 * expires.
 */
export async function make(
  deps: WriteDeps,
  work: OutsideCall,
  leased: Leased,
  { signal, report }: { signal: AbortSignal; report(error: unknown): void },
): Promise<void> {
  const { key, cause, tries, answer } = leased;
  const askedAt = leased.asked_at?.toISOString() ?? null;
  // The call does not cover events after this moment.
  const began = new Date(deps.clock());
  // The end of our lease guards each update: a call that was rescheduled or leased by another worker stays as it is.
  let until = leased.due_at;
  const row = () => ({ kind: work.kind, key, due_at: until });
  const update = () => deps.db.updateTable('write.outside_calls').where((eb) => eb.and(row()));
  const keep = async (kept: object) => {
    const renewed = new Date(Date.parse(deps.clock()) + leaseMs);
    const renewal = { answer: JSON.stringify(kept), due_at: renewed };
    const { numUpdatedRows } = await update().set(renewal).executeTakeFirst();
    if (numUpdatedRows === 0n) throw new LeaseLost();
    until = renewed;
  };
  const ended = await work
    .call(deps, { key, cause, askedAt, tries, answer, keep, signal })
    .catch((error: unknown): CallEnd | null => {
      if (signal.aborted || error instanceof LeaseLost) return null;
      report(error);
      const next = new Date(Date.parse(deps.clock()) + retryAfterMs(tries)).toISOString();
      return { end: 'failed', next, problem: error instanceof Error ? error.message : String(error) };
    });
  if (ended === null) return;
  if (ended.end !== 'failed' && ended.next === null) {
    await deps.db
      .deleteFrom('write.outside_calls')
      .where((eb) => eb.and(row()))
      .execute();
    return;
  }
  await update()
    .set({
      due_at: ended.next === null ? null : new Date(ended.next),
      ...(ended.end === 'answered' && { asked_at: began, tries: 0, problem: null, answer: null }),
      ...(ended.end === 'failed' && { tries: tries + 1, problem: ended.problem.slice(0, 500) }),
    })
    .execute();
}

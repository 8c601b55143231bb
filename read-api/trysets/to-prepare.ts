import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { OverviewStatus } from '#domain/tryset-items/overview-status.ts';
import type { Caller } from '#http/caller.ts';
import type { ReadDeps } from '../deps.ts';
import { businessDay } from '../kit/business-day.ts';
import { countOf } from '../kit/count-rows.ts';
import { trysetsFor } from './scope.ts';

/** Overview status of trysets with an item that has not been sent yet. */
const waiting = sql.raw(`'${'delivery_requested' satisfies OverviewStatus}'`);

/**
 * Whether a tryset must still be prepared, by this day or since earlier days. The list's order, filters and counts
 * share this condition.
 */
export function isToPrepareBy(day: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(tryset.prepare_on <= ${day} and tryset.seen_status = ${waiting}) is true`;
}

/** Whether a tryset should have been prepared before this day and is not. */
export function isOverdueOn(day: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(tryset.prepare_on < ${day} and tryset.seen_status = ${waiting}) is true`;
}

/** Number of trysets still to be prepared by a day (today by default), and of those overdue on that day. */
export async function countToPrepare({ db, now }: ReadDeps, caller: Caller, date?: string) {
  const day = date ?? businessDay(now());
  const count = (which: RawBuilder<SqlBool>) =>
    countOf(
      trysetsFor(db, caller)
        .where(which)
        .select((select) => select.fn.countAll<bigint>().as('count')),
    );
  const [all, overdue] = await Promise.all([count(isToPrepareBy(day)), count(isOverdueOn(day))]);
  return { date: day, count: all, overdueCount: overdue };
}

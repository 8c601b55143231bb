import type { Bucket, Stat } from '../kit/counters/stat.ts';
import { stretchOf } from '../kit/tables/stretches.ts';
import { isListed, itemsOfLook } from './parts-of-look.ts';
import { type LookRow, looksTable } from './tables.ts';

/**
 * Counts looks by the day (UTC) of their post and the stretch of ids that contains them: `2025-03-04 17`. It counts
 * them in all (scope 0) and for each brand (scope: the brand's id). With one counter per day, any period can be counted and
 * its ids bounded.
 */
export const looksPostedByDay: Stat<LookRow> = {
  name: 'looks_posted_by_day',
  table: looksTable,
  buckets(look) {
    const { postedAt, brandIds } = look;
    if (!isListed(look) || postedAt === null) return [];
    return [0, ...brandIds].map((scope) => ({ scope, bucket: dayAndStretch(look, dayOf(postedAt)) }));
  },
};

/**
 * Counts looks by each day on which one of their items was last decided: of all items (scope 0), and for each brand of the
 * brand's items (scope: the brand's id).
 */
export const looksDecidedByDay: Stat<LookRow> = {
  name: 'looks_decided_by_day',
  table: looksTable,
  buckets: (look) => eachScope(look, (days) => days.map((day) => dayAndStretch(look, day))),
};

/**
 * Counts looks by two consecutive days of decisions: `2025-03-04 2025-03-09`. A period that contains both days counts the look
 * on each of them, so one must be subtracted.
 */
export const looksDecidedAgain: Stat<LookRow> = {
  name: 'looks_decided_again',
  table: looksTable,
  buckets: (look) => eachScope(look, (days) => days.slice(1).map((day, index) => `${days[index]} ${day}`)),
};

/** Returns the buckets of the days on which a look's items were decided, for all items and for each brand's items. */
function eachScope(look: LookRow, bucketsOf: (days: readonly string[]) => readonly string[]): Bucket[] {
  const decided = itemsOfLook
    .rows(look)
    .flatMap(({ brandId, decidedAt }) => (decidedAt === null ? [] : [{ brandId, day: dayOf(decidedAt) }]));
  const scopes = new Set([0, ...decided.map(({ brandId }) => brandId)]);
  return [...scopes].flatMap((scope) => {
    const own = decided.filter(({ brandId }) => scope === 0 || brandId === scope);
    const days = [...new Set(own.map(({ day }) => day))].sort();
    return bucketsOf(days).map((bucket) => ({ scope, bucket }));
  });
}

const dayOf = (time: string) => time.slice(0, 10);
const dayAndStretch = ({ id }: LookRow, day: string) => `${day} ${stretchOf(id)}`;

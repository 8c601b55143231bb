import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Period } from '#http/filters.ts';
import { lookItemsFor, looksFor } from '../briefs/looks/scope.ts';
import { givesOnly } from '../kit/count-rows.ts';
import type { Reading } from '../kit/reading.ts';
import { within } from '../kit/search.ts';
import { createdPeriods, type LooksParams } from './filters.ts';
import { decidedPeriods } from './item-filters.ts';

const createdFilters = ['created_time', 'created_time_after', 'created_time_before'];
const decidedFilters = ['decided_time', 'decided_time_after', 'decided_time_before'];

/**
 * Counts the looks of one period: whole days (UTC) by counters, the partial days at its ends by rows. Null if other
 * filters are given, if the period has no whole day, and for members, whose looks are few.
 */
export function countByDays(reading: Reading, query: LooksParams) {
  const { caller } = reading;
  if (caller.label === 'user') return null;
  const scope = caller.label === 'staff' ? 0 : caller.brandId;
  const [period, ...more] = [...createdPeriods(query), ...decidedPeriods(query)];
  const days = period === undefined || more.length > 0 ? null : wholeDays(period);
  if (days === null) return null;
  if (givesOnly(query, createdFilters)) return posted(reading, scope, days);
  return givesOnly(query, decidedFilters) ? decided(reading, scope, days) : null;
}

/** The first whole day (YYYY-MM-DD, inclusive), the end day (exclusive), and the partial days as instants. */
interface Days {
  first: string | undefined;
  end: string | undefined;
  ends: Required<Period>[];
}

function wholeDays({ from, until }: Period): Days | null {
  const first = from === undefined ? undefined : dayFrom(from);
  const end = until?.slice(0, 10);
  if (first !== undefined && end !== undefined && first >= end) return null;
  const ends = [
    ...(from === undefined || first === undefined ? [] : [{ from, until: midnight(first) }]),
    ...(until === undefined || end === undefined ? [] : [{ from: midnight(end), until }]),
  ];
  return { first, end, ends: ends.filter((part) => part.from < part.until) };
}

function posted({ db, caller }: Reading, scope: number, { ends, ...days }: Days) {
  const atTheEnds = looksFor(db, caller)
    .where(anyOf('look.postedAt', ends))
    .select((select) => select.fn.countAll<bigint>().as('count'));
  return db.selectNoFrom(
    sql<bigint>`${sumOf('looks_posted_by_day', scope, days)} + (${atTheEnds})`.as('count'),
  );
}

/**
 * Counts a look with decisions on several days once: a counter of neighbouring days holds the repetitions, which are
 * subtracted.
 */
function decided({ db, caller }: Reading, scope: number, { ends, first, end }: Days) {
  const between = within('other.decidedAt', {
    ...(first !== undefined && { from: midnight(first) }),
    ...(end !== undefined && { until: midnight(end) }),
  });
  const atTheEnds = lookItemsFor(db, caller)
    .where(anyOf('item.decidedAt', ends))
    .where(
      sql<SqlBool>`not exists (select from read.look_items as other where other.look_id = item.look_id
        and ${scope} in (0, other.brand_id) and ${between})`,
    )
    .select((select) => select.fn.count<bigint>('item.lookId').distinct().as('count'));
  const onDays = sumOf('looks_decided_by_day', scope, { first, end });
  const again = sumOf('looks_decided_again', scope, { first, end });
  return db.selectNoFrom(sql<bigint>`${onDays} - ${again} + (${atTheEnds})`.as('count'));
}

/** Sums a stat whose buckets begin with a day and may end with a later one. */
function sumOf(stat: string, scope: number, { first, end }: Pick<Days, 'first' | 'end'>) {
  const from = first === undefined ? sql`true` : sql`left(bucket, 10) >= ${first}`;
  const until = end === undefined ? sql`true` : sql`${lastDay(stat)} < ${end}`;
  return sql`(select coalesce(sum(count), 0) from read.counters
    where stat = ${stat} and scope = ${scope} and ${from} and ${until})`;
}

const lastDay = (stat: string) =>
  stat === 'looks_decided_again' ? sql`right(bucket, 10)` : sql`left(bucket, 10)`;

function anyOf(column: string, parts: readonly Period[]): RawBuilder<SqlBool> {
  if (parts.length === 0) return sql<SqlBool>`false`;
  return sql<SqlBool>`(${sql.join(
    parts.map((part) => sql`(${within(column, part)})`),
    sql` or `,
  )})`;
}

const midnight = (day: string) => `${day}T00:00:00.000Z`;

/** The first day that begins at or after an instant. */
function dayFrom(instant: string): string {
  const dayMs = 86_400_000;
  return new Date(Math.ceil(Date.parse(instant) / dayMs) * dayMs).toISOString().slice(0, 10);
}

import { sql } from 'kysely';
import type { Period } from '#http/filters.ts';
import { type Bucket, bucketsOf } from '../../figures/days.ts';
import type { SeriesUnit } from '../../figures/params.ts';
import type { Reading } from '../../kit/reading.ts';
import { inTimeZone } from '../../kit/time-zone.ts';
import type { NetworkMetrics } from './contract.ts';
import type { CountedLooks } from './counted-looks.ts';

const dayMs = 86_400_000;
/** A chart shows at most this many parts: months of more than thirty years. */
const mostParts = 400;

/** Days up to 92 of them, weeks up to two years, and months beyond. */
function unitOf({ from, until }: Required<Period>): SeriesUnit {
  const days = (Date.parse(until) - Date.parse(from)) / dayMs;
  if (days <= 92) return 'day';
  return days <= 731 ? 'week' : 'month';
}

type Days = Pick<NetworkMetrics, 'unit' | 'days'>;

/** The looks by their day of posting. A bound that the period lacks, or one decades away, is that of the first or last look. */
export async function networkDays(
  { db }: Reading,
  { looks }: CountedLooks,
  period: Period,
  timeZone: string,
): Promise<Days> {
  inTimeZone(() => new Intl.DateTimeFormat('en', { timeZone }));
  const { rows: bounds } = await sql<{ first: string | null; last: string | null }>`
    select min(posted_at) as first, max(posted_at) as last from ${looks} as look`.execute(db);
  const { first, last } = bounds[0] ?? { first: null, last: null };
  if (first === null || last === null) return { unit: unitOf(boundedBy(period, null)), days: [] };
  const posted = { from: first, until: new Date(Date.parse(last) + 1).toISOString() };
  const asked = boundedBy(period, posted);
  const cut = partsOf(asked, timeZone) ?? partsOf(posted, timeZone);
  if (cut === null) return { unit: 'month', days: [] };
  const begins = cut.parts.map(({ from }) => from);
  const { rows } = await sql<Omit<NetworkMetrics['days'][number], 'first' | 'last'> & { part: number }>`
    select width_bucket(posted_at, ${begins}::timestamptz[]) as part, count(*)::integer as "lookCount",
      sum(likes)::float8 as likes, sum(comments)::float8 as comments, sum(views)::float8 as views,
      percentile_cont(0.5) within group (order by engagement) as "engagementRate"
    from ${looks} as look group by 1`.execute(db);
  const byPart = new Map(rows.map(({ part, ...counts }) => [part, counts]));
  const days = cut.parts.map((part, index) => ({
    first: part.first,
    last: part.last,
    ...(byPart.get(index + 1) ?? nothing),
  }));
  return { unit: cut.unit, days };
}

const nothing = { lookCount: 0, likes: null, comments: null, views: null, engagementRate: null };

function boundedBy({ from, until }: Period, posted: Required<Period> | null): Required<Period> {
  const epoch = new Date(0).toISOString();
  const bounded = {
    from: from ?? posted?.from ?? until ?? epoch,
    until: until ?? posted?.until ?? from ?? epoch,
  };
  return bounded.from < bounded.until ? bounded : { ...bounded, until: bounded.from };
}

function partsOf(period: Required<Period>, timeZone: string): { unit: SeriesUnit; parts: Bucket[] } | null {
  const unit = unitOf(period);
  const parts = inTimeZone(() => bucketsOf(period, unit, timeZone, mostParts));
  return parts && { unit, parts };
}

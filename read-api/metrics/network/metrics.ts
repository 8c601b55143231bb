import { sql } from 'kysely';
import type { LookImage } from '#domain/looks/look-events.ts';
import type { Reading } from '../../kit/reading.ts';
import { pictureSet } from '../../kit/shown/picture.ts';
import { periodFrom } from '../params.ts';
import type { NetworkLook, NetworkMetrics, NetworkTotals } from './contract.ts';
import { type CountedLooks, countedLooks } from './counted-looks.ts';
import { networkDays } from './days.ts';
import type { Network, NetworkParams } from './params.ts';

const most = 10;

/** How the looks on a network did: in all, by their day of posting, and the best ones. */
export async function networkMetrics(
  reading: Reading,
  network: Network,
  query: NetworkParams,
): Promise<NetworkMetrics> {
  const { time_zone: timeZone = 'UTC', ...filters } = query;
  const period = periodFrom(query);
  const counted = await countedLooks(reading, network, filters);
  const [totals, days, likes, engagement] = await Promise.all([
    totalsOf(reading, counted),
    networkDays(reading, counted, period, timeZone),
    looksBy(reading, counted, 'likes'),
    looksBy(reading, counted, 'engagement'),
  ]);
  return {
    asOf: query.as_of ?? null,
    period: { from: period.from ?? null, until: period.until ?? null },
    timeZone,
    totals,
    ...days,
    top: { likes, engagement },
  };
}

interface Spreads {
  lookCount: number;
  countedCount: number;
  followers: number | null;
  engagementRate: number | null;
  likes: number | null;
  comments: number | null;
  views: number | null;
  likesSpread: (number | null)[] | null;
  commentsSpread: (number | null)[] | null;
  viewsSpread: (number | null)[] | null;
}

async function totalsOf({ db }: Reading, { looks }: CountedLooks): Promise<NetworkTotals> {
  const spread = (column: string) =>
    sql`percentile_cont(array[0.5, 0.9]) within group (order by ${sql.ref(column)})`;
  const { rows } = await sql<Spreads>`select count(*)::integer as "lookCount",
      count(*) filter (where is_counted)::integer as "countedCount",
      sum(likes)::float8 as likes, sum(comments)::float8 as comments, sum(views)::float8 as views,
      ${spread('likes')} as "likesSpread", ${spread('comments')} as "commentsSpread", ${spread('views')} as "viewsSpread",
      percentile_cont(0.5) within group (order by followers) as followers,
      percentile_cont(0.5) within group (order by engagement) as "engagementRate"
    from ${looks} as look`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('an aggregate has one row');
  const of = (name: 'likes' | 'comments' | 'views') => {
    const [median = null, p90 = null] = found[`${name}Spread`] ?? [];
    return { sum: found[name], median, p90 };
  };
  const { lookCount, countedCount, followers, engagementRate } = found;
  return {
    lookCount,
    countedCount,
    likes: of('likes'),
    comments: of('comments'),
    views: of('views'),
    followers,
    engagementRate,
  };
}

interface Found extends Omit<NetworkLook, 'user' | 'image'> {
  userId: number;
  username: string | null;
  images: readonly LookImage[];
}

/** The looks with the most of something; without an order all, the newest first. */
export async function looksBy(
  { db }: Reading,
  { looks }: CountedLooks,
  order: 'likes' | 'engagement' | null,
): Promise<NetworkLook[]> {
  const by = sql.ref(order === null ? 'look.id' : `look.${order}`);
  const chosen = order === null ? sql`` : sql`where ${by} is not null`;
  const { rows } =
    await sql<Found>`select look.id, look.user_id as "userId", person.username, look.link, look.images,
      look.posted_at as "postedTime", look.likes, look.comments, look.views, look.followers,
      look.engagement as "engagementRate"
    from ${looks} as look left join private.people as person on person.id = 'user:' || look.user_id
    ${chosen} order by ${by} desc, look.id desc ${order === null ? sql`` : sql`limit ${most}`}`.execute(db);
  return rows.map(({ userId, username, images, ...look }) => ({
    ...look,
    user: { id: userId, username },
    image: pictureSet(images[0]?.hash ?? null),
  }));
}

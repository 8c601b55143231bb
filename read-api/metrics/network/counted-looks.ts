import { type RawBuilder, sql } from 'kysely';
import type { Reading } from '../../kit/reading.ts';
import { matchingLooks } from '../../looks/filters.ts';
import { endOf, type Network, type NetworkParams, networks } from './params.ts';

/** SQL: the looks of a network with their reactions, as of now or of a day's end. Unknown reactions are null, never 0. */
export interface CountedLooks {
  looks: RawBuilder<unknown>;
}

/** The posted looks of a network that the caller may see and that match the filters, hidden ones included. */
export async function countedLooks(
  reading: Reading,
  network: Network,
  query: Omit<NetworkParams, 'time_zone'>,
): Promise<CountedLooks> {
  const { product_id: productId, as_of: asOf, ...filters } = query;
  const end = endOf(asOf);
  const matching = await matchingLooks(reading, {
    ...filters,
    sns_type: networks[network],
    ...(productId !== undefined && { product_ids: [productId] }),
  });
  const found = matching.looks.select([
    'look.id',
    'look.userId',
    'look.link',
    'look.images',
    'look.postedAt',
    'look.likeCount',
    'look.commentCount',
    'look.viewCount',
    'look.followers',
  ]);
  const seen =
    end === null ? ofNow(sql`${found}`) : ofThen(sql`${found.where('look.postedAt', '<', end)}`, end);
  return {
    looks: sql`(select told.*,
      (told.likes + told.comments)::float8 / nullif(told.followers, 0) as engagement,
      num_nonnulls(told.likes, told.comments, told.views) > 0 as is_counted
      from ${seen} as told)`,
  };
}

function ofNow(found: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select look.id, look.user_id, look.link, look.images, look.posted_at, look.like_count as likes,
    look.comment_count as comments, look.view_count as views, look.followers from (${found}) as look)`;
}

function ofThen(found: RawBuilder<unknown>, end: string): RawBuilder<unknown> {
  const of = (name: string) => sql`(counted.data ->> ${sql.lit(name)})::integer`;
  return sql`(select look.id, look.user_id, look.link, look.images, look.posted_at, ${of('like')} as likes,
      ${of('comment')} as comments, ${of('view')} as views, ${of('followers')} as followers
    from (${found}) as look left join lateral (
      select log.data from read.log as log
      where log.stream = 'look-' || look.id and log.type = 'LookReactionsCounted' and log.effective_at < ${end}
      order by log.revision desc limit 1) as counted on true)`;
}

import Type, { type Static } from 'typebox';
import { PeriodParam } from '#http/filters.ts';
import { Id } from '#http/ids.ts';
import { type Listed, ListQuery, type PageOf, pagingOf } from '#http/lists.ts';
import type { Reading } from '../kit/reading.ts';
import { within } from '../kit/search.ts';
import type { PostRates } from './posting-contract.ts';
import { deliveredItems, rateColumns, rateOf } from './posting-metrics.ts';

export const PostRatesQuery = ListQuery({
  user_id: Type.Optional(Id),
  delivered_time: Type.Optional(PeriodParam),
});

type Rates = Omit<PostRates, keyof PageOf<unknown>> & { listed: Listed<PostRates['data'][number]> };

/** Post rates over the items that the caller may see and that match the filters. */
export async function postRates(
  { db, caller, now }: Reading,
  query: Static<typeof PostRatesQuery>,
): Promise<Rates> {
  const { delivered_time: period } = query;
  let items = deliveredItems(db, caller);
  if (period !== undefined) items = items.where(within('item.deliveredAt', period));
  if (query.user_id !== undefined) items = items.where('item.userId', '=', query.user_id);
  const paging = pagingOf(query);
  const [overall, rows] = await Promise.all([
    items
      .select(({ fn }) => [...rateColumns(now), fn.count<bigint>('item.userId').distinct().as('members')])
      .executeTakeFirstOrThrow(),
    items
      .groupBy('item.userId')
      .orderBy('item.userId', 'desc')
      .limit(paging.limit)
      .offset(paging.offset)
      .select(['item.userId', ...rateColumns(now)])
      .execute(),
  ]);
  const data = rows.map(({ userId, ...rate }) => ({ userId, ...rateOf(rate) }));
  return { listed: { paging, count: Number(overall.members), data }, overall: rateOf(overall) };
}

import type { FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { PeriodParam, periodOf } from '#http/filters.ts';
import { Id } from '#http/ids.ts';
import { ListQuery, pageOf, pagingOf } from '#http/lists.ts';
import type { ReadDeps } from '../deps.ts';
import { readingOf } from '../kit/reading.ts';
import { within } from '../kit/search.ts';
import type { PostRates } from './posting-contract.ts';
import { deliveredItems, rateColumns, rateOf } from './posting-metrics.ts';

export const PostRatesQuery = ListQuery({
  user_id: Type.Optional(Id),
  delivered_time: Type.Optional(PeriodParam),
});

/** Post rates over the items that the caller may see and that match the filters. */
export async function postRates(
  deps: ReadDeps,
  request: FastifyRequest,
  query: Static<typeof PostRatesQuery>,
): Promise<PostRates> {
  const { db, caller, now } = readingOf(deps, request);
  const period = periodOf('delivered_time', query.delivered_time);
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
  return { ...pageOf(request, paging, Number(overall.members), data), overall: rateOf(overall) };
}

import { type RawBuilder, type SqlBool, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { regions } from '#domain/regions.ts';
import { trysetItemStatuses } from '#domain/tryset-items/item-status.ts';
import { type OverviewStatus, overviewStatuses } from '#domain/tryset-items/overview-status.ts';
import { OneOf } from '#http/contract.ts';
import { FlagParam, IdsParam, PeriodParam, SomeOf, TextParam } from '#http/filters.ts';
import { ListQuery, OrderParam } from '#http/lists.ts';
import { GendersParam, gendersOf } from '../briefs/members/gender-param.ts';
import { usersLike } from '../briefs/members/search.ts';
import { productsLike } from '../briefs/products/search.ts';
import { stockLike } from '../briefs/stock/search.ts';
import { trysetItemsFor } from '../briefs/tryset-items/scope.ts';
import { businessDay } from '../kit/business-day.ts';
import { givesOnly } from '../kit/count-rows.ts';
import type { Reading } from '../kit/reading.ts';
import { among, within } from '../kit/search.ts';
import { type TrysetsQuery, trysetsFor } from './scope.ts';
import { isOverdueOn, isToPrepareBy } from './to-prepare.ts';

export const trysetOrders = ['id', 'created_time', 'expected_delivery', 'to_prepare'] as const;

export const TrysetsParams = ListQuery({
  state: Type.Optional(OneOf([...new Set([...overviewStatuses, ...trysetItemStatuses])])),
  statuses: Type.Optional(SomeOf(overviewStatuses)),
  is_prefer_express: Type.Optional(FlagParam),
  keyword: Type.Optional(TextParam),
  time_to_prepare_delivery_today: Type.Optional(FlagParam),
  time_to_prepare_delivery_overdue: Type.Optional(FlagParam),
  user_genders: Type.Optional(GendersParam),
  user_regions: Type.Optional(SomeOf(regions)),
  user_ids: Type.Optional(IdsParam),
  ids: Type.Optional(IdsParam),
  proposal_ids: Type.Optional(IdsParam),
  created_time: Type.Optional(PeriodParam),
  order: OrderParam(trysetOrders),
});
export type TrysetsParams = Static<typeof TrysetsParams>;

/** The requested overview statuses (a tryset's status over all its items); undefined if none are requested. */
export function overviewsOf({ state, statuses: listed }: TrysetsParams): readonly string[] | undefined {
  if (state === undefined || !isOverview(state)) return listed;
  return listed === undefined || listed.includes(state) ? [state] : [];
}

/** Whether the query asks for overview statuses and nothing else, so that counters have the answer. */
export function asksOverviewsOnly(query: TrysetsParams): boolean {
  return givesOnly(query, ['state', 'statuses']) && (query.state === undefined || isOverview(query.state));
}

/**
 * Whether a name is an overview status. A name that is also an item status means the tryset's here, and the item's in
 * item lists.
 */
export function isOverview(state: string): state is OverviewStatus {
  return (overviewStatuses as readonly string[]).includes(state);
}

/** The trysets with at least one item not canceled that the caller may see and that match all filters. */
export async function matchingTrysets(
  reading: Reading,
  query: TrysetsParams,
): Promise<{ trysets: TrysetsQuery }> {
  const today = businessDay(new Date(reading.now));
  let trysets = trysetsFor(reading.db, reading.caller).where('tryset.seenStatus', 'is not', null);
  const lists = [
    ['tryset.seenStatus', overviewsOf(query)],
    ['tryset.userGender', gendersOf(query.user_genders)],
    ['tryset.userRegion', query.user_regions],
    ['tryset.userId', query.user_ids],
    ['tryset.id', query.ids],
    ['tryset.proposalId', query.proposal_ids],
  ] as const;
  for (const [column, values] of lists) {
    if (values !== undefined) trysets = trysets.where(among(column, values));
  }
  if (query.is_prefer_express !== undefined) {
    trysets = trysets.where('tryset.isPreferExpress', '=', query.is_prefer_express);
  }
  const flags = [
    [isToPrepareBy(today), query.time_to_prepare_delivery_today],
    [isOverdueOn(today), query.time_to_prepare_delivery_overdue],
  ] as const;
  for (const [flag, wanted] of flags) {
    if (wanted !== undefined) trysets = trysets.where(wanted ? flag : sql<SqlBool>`not ${flag}`);
  }
  const { state } = query;
  if (state !== undefined && !isOverview(state)) {
    const withOne = trysetItemsFor(reading.db, reading.caller)
      .select('item.trysetId')
      .where('item.status', '=', state);
    trysets = trysets.where('tryset.id', 'in', withOne);
  }
  const { created_time: created } = query;
  if (created !== undefined) trysets = trysets.where(within('tryset.createdAt', created));
  const { keyword } = query;
  if (keyword === undefined) return { trysets };
  return { trysets: trysets.where(await anywhere(reading, keyword)) };
}

/** Trysets whose member, or one of whose items that the caller may see, matches the text. */
async function anywhere(reading: Reading, text: string): Promise<RawBuilder<SqlBool>> {
  const [users, products, stock] = await Promise.all([
    usersLike(reading, text),
    productsLike(reading, text),
    stockLike(reading, text),
  ]);
  const withItems = trysetItemsFor(reading.db, reading.caller)
    .select('item.trysetId')
    .where(sql<SqlBool>`(${products('item.productId')} or ${stock('item.stockItemId')})`);
  return sql<SqlBool>`(${users('tryset.userId')} or ${sql.ref('tryset.id')} in ${withItems})`;
}

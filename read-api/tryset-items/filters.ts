import { type RawBuilder, type SqlBool, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { regions } from '#domain/regions.ts';
import { deliveryTypes } from '#domain/tryset-items/item-kinds.ts';
import { trysetItemStatuses } from '#domain/tryset-items/item-status.ts';
import { overviewStatus, overviewStatuses } from '#domain/tryset-items/overview-status.ts';
import { postFilters } from '#domain/tryset-items/post-status.ts';
import { OneOf } from '#http/contract.ts';
import { CodesParam, FlagParam, IdParam, IdsParam, PeriodParam, SomeOf, TextParam } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import { GendersParam, gendersOf } from '../briefs/members/gender-param.ts';
import { usersLike } from '../briefs/members/search.ts';
import { productsLike, productsNamed } from '../briefs/products/search.ts';
import { stockLike } from '../briefs/stock/search.ts';
import { type TrysetItemsQuery, trysetItemsFor } from '../briefs/tryset-items/scope.ts';
import { inParcel } from '../briefs/tryset-items/search.ts';
import type { Reading } from '../kit/reading.ts';
import { among, coded, within } from '../kit/search.ts';
import { newestFirst, sortedList } from '../kit/sorted-list.ts';
import { figureConditions, figureFilters } from './figure-filters.ts';
import { outcomeConditions, outcomeFilters } from './outcome-filters.ts';

export const trysetItemList = sortedList(
  trysetItemsFor,
  {
    id: 'item.id',
    created_time: 'item.createdAt',
    updated_time: 'item.updatedAt',
    approved_time: 'item.approvedAt',
    delivered_time: 'item.deliveredAt',
    trial_end_time: 'item.trialEndsAt',
    return_requested_time: 'item.returnRequestedAt',
    return_arrived_time: 'item.returnArrivedAt',
    deferred_time: 'item.deferredAt',
  },
  newestFirst,
  [
    'approved_time',
    'delivered_time',
    'trial_end_time',
    'return_requested_time',
    'return_arrived_time',
    'deferred_time',
  ],
);

export const TrysetItemFilters = {
  state: Type.Optional(OneOf([...trysetItemStatuses, ...overviewStatuses])),
  statuses: Type.Optional(SomeOf(trysetItemStatuses)),
  post_statuses: Type.Optional(SomeOf(postFilters)),
  is_look_posted: Type.Optional(FlagParam),
  brand_id: Type.Optional(IdParam),
  q: Type.Optional(TextParam),
  name: Type.Optional(TextParam),
  product_ids: Type.Optional(IdsParam),
  product_name: Type.Optional(TextParam),
  /** Filters by the full tracking number of the delivery or the return. */
  tracking_number: Type.Optional(TextParam),
  stock_ids: Type.Optional(IdsParam),
  /** Filters by codes of garments. */
  codes: Type.Optional(CodesParam),
  order: trysetItemList.param,
  tryset_ids: Type.Optional(IdsParam),
  user_ids: Type.Optional(IdsParam),
  ids: Type.Optional(IdsParam),
  delivery_type: Type.Optional(OneOf(deliveryTypes)),
  created_time: Type.Optional(PeriodParam),
  user_genders: Type.Optional(GendersParam),
  user_regions: Type.Optional(SomeOf(regions)),
  ...figureFilters,
  ...outcomeFilters,
};
export const TrysetItemsParams = ListQuery(TrysetItemFilters);
export type TrysetItemsParams = Static<typeof TrysetItemsParams>;

/** The items that the caller may see and that match all filters. */
export async function matchingTrysetItems(reading: Reading, query: TrysetItemsParams): Promise<Matching> {
  const { brand_id, q, name, product_name, tracking_number, is_look_posted, delivery_type } = query;
  let items = trysetItemsFor(reading.db, reading.caller);
  const lists = [
    ['item.status', statusesOf(query)],
    ['item.userGender', gendersOf(query.user_genders)],
    ['item.userRegion', query.user_regions],
    ['item.productId', query.product_ids],
    ['item.stockItemId', query.stock_ids],
    ['item.trysetId', query.tryset_ids],
    ['item.userId', query.user_ids],
    ['item.id', query.ids],
  ] as const;
  for (const [column, values] of lists) if (values !== undefined) items = items.where(among(column, values));
  if (brand_id !== undefined) items = items.where('item.brandId', '=', brand_id);
  if (is_look_posted !== undefined)
    items = items.where('item.lookId', is_look_posted ? 'is not' : 'is', null);
  if (delivery_type !== undefined) items = items.where('item.isExpress', '=', delivery_type === 'express');
  const { created_time: created, codes } = query;
  if (codes !== undefined) {
    const garments = reading.db
      .selectFrom('read.stockItems as garment')
      .select('garment.id')
      .where(coded('garment.code', codes));
    items = items.where('item.stockItemId', 'in', garments);
  }
  if (created !== undefined) items = items.where(within('item.createdAt', created));
  for (const condition of figureConditions(query, reading.now)) items = items.where(condition);
  for (const condition of outcomeConditions(query, reading.now)) items = items.where(condition);
  if (product_name !== undefined) {
    const named = await productsNamed(reading, product_name);
    items = items.where(named('item.productId'));
  }
  if (tracking_number !== undefined) items = items.where(inParcel('item', tracking_number));
  for (const text of [q, name]) if (text !== undefined) items = items.where(await anywhere(reading, text));
  return { items };
}

/** Wraps the query in an object, because a promise cannot resolve to a query itself. */
export interface Matching {
  items: TrysetItemsQuery;
}

/**
 * The item statuses that both filters select; an overview status selects several. A name that is both an item and an
 * overview status means the item status. Undefined if neither filter is given.
 */
export function statusesOf({ state, statuses: listed }: TrysetItemsParams): readonly string[] | undefined {
  if (state === undefined) return listed;
  const own = trysetItemStatuses.filter((status) => status === state);
  const ofState =
    own.length > 0 ? own : trysetItemStatuses.filter((status) => overviewStatus([status]) === state);
  return listed === undefined ? ofState : ofState.filter((status) => listed.includes(status));
}

/** Items whose product, garment or member matches the text. */
async function anywhere(reading: Reading, text: string): Promise<RawBuilder<SqlBool>> {
  const [products, stock, users] = await Promise.all([
    productsLike(reading, text),
    stockLike(reading, text),
    usersLike(reading, text),
  ]);
  return sql<SqlBool>`(${products('item.productId')} or ${stock('item.stockItemId')} or ${users('item.userId')})`;
}

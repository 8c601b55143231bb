import Type, { type Static } from 'typebox';
import { trysetItemStatuses } from '#domain/trysets/item-status.ts';
import { overviewStatus, overviewStatuses } from '#domain/trysets/overview-status.ts';
import { postStatuses } from '#domain/trysets/post-status.ts';
import type { Caller } from '#http/caller.ts';
import {
  FlagParam,
  IdParam,
  IdsParam,
  idsOf,
  OneOf,
  PeriodParam,
  periodOf,
  SomeOf,
  someOf,
  TextParam,
} from '#http/filters.ts';
import { ListQuery, OrderParam } from '#http/lists.ts';
import type { ReadModels } from '../database.ts';
import { type TrysetItemsQuery, trysetItemsFor } from '../scope.ts';
import { among, productIdsLike, productIdsNamed, stockIdsLike, userIdsLike, within } from '../search.ts';

export const genders = ['male', 'female', 'etc'] as const;
export const regions = ['KOREA', 'JAPAN'] as const;
export const trysetItemOrders = ['id', 'created_time', 'updated_time'] as const;

export const TrysetItemFilters = {
  state: Type.Optional(OneOf([...trysetItemStatuses, ...overviewStatuses])),
  statuses: Type.Optional(SomeOf(trysetItemStatuses)),
  post_statuses: Type.Optional(SomeOf(postStatuses)),
  is_look_posted: Type.Optional(FlagParam),
  brand_id: Type.Optional(IdParam),
  q: Type.Optional(TextParam),
  name: Type.Optional(TextParam),
  product_ids: Type.Optional(IdsParam),
  product_name: Type.Optional(TextParam),
  stock_ids: Type.Optional(IdsParam),
  order: OrderParam(trysetItemOrders),
  tryset_ids: Type.Optional(IdsParam),
  user_ids: Type.Optional(IdsParam),
  ids: Type.Optional(IdsParam),
  delivery_type: Type.Optional(OneOf(['express', 'normal'])),
  created_time: Type.Optional(PeriodParam),
  user_genders: Type.Optional(SomeOf(genders)),
  user_regions: Type.Optional(SomeOf(regions)),
};
export const TrysetItemsParams = ListQuery(TrysetItemFilters);
export type TrysetItemsParams = Static<typeof TrysetItemsParams>;

/** The items that the caller may see and all filters match; each further one narrows it. */
export function matchingTrysetItems(
  db: ReadModels,
  caller: Caller,
  query: TrysetItemsParams,
): TrysetItemsQuery {
  const { brand_id, q, name, product_name, is_look_posted, delivery_type } = query;
  let items = trysetItemsFor(db, caller);
  const lists = [
    ['item.status', statusesOf(query)],
    ['item.postStatus', someOf('post_statuses', query.post_statuses, postStatuses)],
    ['item.userGender', someOf('user_genders', query.user_genders, genders)],
    ['item.userRegion', someOf('user_regions', query.user_regions, regions)],
    ['item.productId', idsOf(query.product_ids)],
    ['item.stockItemId', idsOf(query.stock_ids)],
    ['item.trysetId', idsOf(query.tryset_ids)],
    ['item.userId', idsOf(query.user_ids)],
    ['item.id', idsOf(query.ids)],
  ] as const;
  for (const [column, values] of lists) if (values !== undefined) items = items.where(among(column, values));
  if (brand_id !== undefined) items = items.where('item.brandId', '=', brand_id);
  if (is_look_posted !== undefined)
    items = items.where('item.lookId', is_look_posted ? 'is not' : 'is', null);
  if (delivery_type !== undefined) items = items.where('item.isExpress', '=', delivery_type === 'express');
  const created = periodOf('created_time', query.created_time);
  if (created !== undefined) items = items.where(within('item.createdAt', created));
  if (product_name !== undefined)
    items = items.where('item.productId', 'in', productIdsNamed(db, product_name));
  for (const text of [q, name]) if (text !== undefined) items = items.where(anywhere(db, caller, text));
  return items;
}

/** Statuses of both filters; those of an overview status are its items'. Undefined where neither is given. */
export function statusesOf({ state, statuses }: TrysetItemsParams): readonly string[] | undefined {
  const listed = someOf('statuses', statuses, trysetItemStatuses);
  if (state === undefined) return listed;
  const ofState = trysetItemStatuses.filter(
    (status) => status === state || overviewStatus([status]) === state,
  );
  return listed === undefined ? ofState : ofState.filter((status) => listed.includes(status));
}

type Where = Parameters<Extract<Parameters<TrysetItemsQuery['where']>[0], (where: never) => unknown>>[0];

function anywhere(db: ReadModels, caller: Caller, text: string) {
  return (where: Where) =>
    where.or([
      where('item.productId', 'in', productIdsLike(db, text)),
      where('item.stockItemId', 'in', stockIdsLike(db, text)),
      where('item.userId', 'in', userIdsLike(db, caller, text)),
    ]);
}

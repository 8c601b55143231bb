import type { RawBuilder, SqlBool } from 'kysely';
import Type, { type Static } from 'typebox';
import { certificationMethods, certificationStatuses } from '#domain/looks/look-kinds.ts';
import {
  betweenOf,
  IdParam,
  IdsParam,
  IdsUpTo,
  type Period,
  PeriodParam,
  SomeOf,
  TimeParam,
} from '#http/filters.ts';
import { highestOrderItemId } from '#http/ids.ts';
import { inCategories } from '../briefs/products/in-categories.ts';
import { among, within } from '../kit/search.ts';

/** Filters that select looks by their tagged items. */
export const ItemFilters = {
  product_ids: Type.Optional(IdsParam),
  product_v2_ids: Type.Optional(IdsParam),
  category_ids: Type.Optional(IdsParam),
  tryset_item_ids: Type.Optional(IdsParam),
  commerce_order_item_ids: Type.Optional(IdsUpTo(highestOrderItemId)),
  brand_id: Type.Optional(IdParam),
  brand_ids: Type.Optional(IdsParam),
  /** When, and by whom or which method, an item was last decided. */
  decided_time: Type.Optional(PeriodParam),
  decided_time_after: Type.Optional(TimeParam),
  decided_time_before: Type.Optional(TimeParam),
  decided_by: Type.Optional(SomeOf(certificationMethods)),
  /** How an item is certified now, whatever the look's other items are. */
  item_certification_status: Type.Optional(SomeOf(certificationStatuses)),
};
const ItemParams = Type.Object(ItemFilters);

/** The brands of which a look must have one, by filter: it tags an item of the brand, or it is for the brand's event. */
export function brandsAsked({ brand_id: one, brand_ids: some }: Static<typeof ItemParams>): number[][] {
  return [...(one === undefined ? [] : [[one]]), ...(some === undefined ? [] : [some])];
}

/** Conditions of the other filters on a tagged item. */
export function itemConditions(query: Static<typeof ItemParams>): RawBuilder<SqlBool>[] {
  const lists = [
    ['item.productId', query.product_ids],
    ['item.productId', query.product_v2_ids],
    ['item.trysetItemId', query.tryset_item_ids],
    ['item.orderItemId', query.commerce_order_item_ids],
  ] as const;
  const { category_ids: categoryIds, decided_by: methods, item_certification_status: statuses } = query;
  return [
    ...lists.flatMap(([column, values]) => (values === undefined ? [] : [among(column, values)])),
    ...(categoryIds === undefined ? [] : [inCategories('item.productId', categoryIds)]),
    ...decidedPeriods(query).map((period) => within('item.decidedAt', period)),
    ...(methods === undefined ? [] : [among('item.decidedBy', methods)]),
    ...(statuses === undefined ? [] : [among('item.status', statuses)]),
  ];
}

/** The periods by which the filters restrict an item's last decision. */
export function decidedPeriods(query: Static<typeof ItemParams>): Period[] {
  const periods = [
    query.decided_time,
    betweenOf('decided_time', query.decided_time_after, query.decided_time_before),
  ];
  return periods.flatMap((period) => period ?? []);
}

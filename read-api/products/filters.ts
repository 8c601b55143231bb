import { sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { productGenders } from '#domain/products/product-kinds.ts';
import { regions } from '#domain/regions.ts';
import { shownStockStatuses } from '#domain/stock/stock-status.ts';
import { OneOf } from '#http/contract.ts';
import { FlagParam, IdParam, IdsParam, SomeOf, TextParam, TextsParam } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import { type ProductsQuery, productsFor } from '../briefs/products/scope.ts';
import type { Reading } from '../kit/reading.ts';
import { among, holds } from '../kit/search.ts';
import { newestFirst, sortedList } from '../kit/sorted-list.ts';
import { byRelation } from './related.ts';

export const productList = sortedList(
  productsFor,
  {
    id: 'product.id',
    name: 'product.name',
    code: 'product.code',
    priority: 'product.priority',
    price: 'product.price',
    created_time: 'product.createdAt',
    updated_time: 'product.updatedAt',
  },
  newestFirst,
  ['code'],
);
const Rate = Type.Integer({ minimum: 0, maximum: 100 });

export const ProductsParams = ListQuery({
  q: Type.Optional(TextParam),
  ids: Type.Optional(IdsParam),
  name: Type.Optional(TextParam),
  brand_name: Type.Optional(TextParam),
  stock_statuses: Type.Optional(SomeOf(shownStockStatuses)),
  gender: Type.Optional(OneOf(productGenders)),
  brand_ids: Type.Optional(IdsParam),
  category_ids: Type.Optional(IdsParam),
  material_type_ids: Type.Optional(IdsParam),
  season_ids: Type.Optional(IdsParam),
  season_id: Type.Optional(IdParam),
  is_available: Type.Optional(FlagParam),
  style_ids: Type.Optional(IdsParam),
  size_type_ids: Type.Optional(IdsParam),
  /** Ids of sizes: filters the products that have, or before a removal had, one of them. */
  size_ids: Type.Optional(IdsParam),
  measurement_type_ids: Type.Optional(IdsParam),
  tag_names: Type.Optional(
    TextsParam(Type.String({ maxLength: 2000, description: 'Names of styles, separated by commas' })),
  ),
  is_sale_for_curator: Type.Optional(FlagParam),
  is_commerce_sale_available: Type.Optional(FlagParam),
  min_discount_rate: Type.Optional(Rate),
  max_discount_rate: Type.Optional(Rate),
  code: Type.Optional(TextParam),
  region_id: Type.Optional(OneOf(regions)),
  is_soldout: Type.Optional(FlagParam),
  discount: Type.Optional(Type.Boolean({ description: 'Whether it has a discount' })),
  is_published: Type.Optional(FlagParam),
  order: productList.param,
});
export type ProductsParams = Static<typeof ProductsParams>;

/** Whether a product is sold out: no garment is free, or staff or the brand marked it. */
export const isSoldout = sql<boolean>`(product.is_sold_out or not exists (
  select from read.counters as free
  where free.stat = 'product_stock' and free.scope = product.id and free.bucket = 'availability' and free.count > 0))`;
export const isAvailable = sql<boolean>`(product.status = 'published' and not ${isSoldout})`;

/** The products that the caller may see and that match all filters. */
export async function matchingProducts(
  reading: Reading,
  query: ProductsParams,
): Promise<{ products: ProductsQuery }> {
  let products = productsFor(reading.db, reading.caller);
  const lists = [
    ['product.id', query.ids],
    ['product.brandId', query.brand_ids],
    ['product.seasonId', query.season_ids],
  ] as const;
  for (const [column, values] of lists) {
    if (values !== undefined) products = products.where(among(column, values));
  }
  const values = [
    ['product.gender', query.gender],
    ['product.seasonId', query.season_id],
    ['product.regionId', query.region_id],
    ['product.isSaleForCurator', query.is_sale_for_curator],
    ['product.isCommerceSaleAvailable', query.is_commerce_sale_available],
  ] as const;
  for (const [column, value] of values) {
    if (value !== undefined) products = products.where(column, '=', value);
  }
  const texts = [
    ['product.name', query.name],
    ['product.code', query.code],
  ] as const;
  for (const [column, text] of texts) {
    if (text !== undefined) products = products.where(holds(column, text));
  }
  const flags = [
    [isAvailable, query.is_available],
    [isSoldout, query.is_soldout],
    [sql<boolean>`(product.status = 'published')`, query.is_published],
    [sql<boolean>`(product.discount_rate > 0)`, query.discount],
  ] as const;
  for (const [flag, wanted] of flags) {
    if (wanted !== undefined) products = products.where(sql<boolean>`${flag} = ${wanted}`);
  }
  const { min_discount_rate: least, max_discount_rate: most } = query;
  if (least !== undefined) products = products.where('product.discountRate', '>=', least);
  if (most !== undefined) products = products.where('product.discountRate', '<=', most);
  return { products: await byRelation(reading, products, query) };
}

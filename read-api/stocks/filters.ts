import { type SqlBool, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { outStockRequestStatuses, stockStatuses } from '#domain/stock/stock-status.ts';
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
import type { Reading } from '../reading.ts';
import { type StockItemsQuery, stockItemsFor } from '../scope.ts';
import { among, productsLike, stockLike, within } from '../search.ts';
import { regions } from '../tryset-items/filters.ts';

/** Every status that a registered garment may have. */
export const shownStockStatuses = stockStatuses.filter((status) => status !== 'none');
export const stockOrders = ['id', 'created_time', 'updated_time', 'use_count'] as const;

export const StockItemsParams = ListQuery({
  product_size_id: Type.Optional(IdParam),
  is_out_requested: Type.Optional(FlagParam),
  latest_out_stock_request_status: Type.Optional(OneOf(outStockRequestStatuses)),
  latest_out_stock_request_statuses: Type.Optional(SomeOf(outStockRequestStatuses)),
  code: Type.Optional(TextParam),
  statuses: Type.Optional(SomeOf(shownStockStatuses)),
  brand_id: Type.Optional(IdParam),
  region_id: Type.Optional(OneOf(regions)),
  search: Type.Optional(TextParam),
  product_ids: Type.Optional(IdsParam),
  ids: Type.Optional(IdsParam),
  created_time: Type.Optional(PeriodParam),
  order: OrderParam(stockOrders),
});
export type StockItemsParams = Static<typeof StockItemsParams>;

/** The garments that the caller may see and all filters match. */
export async function matchingStockItems(
  reading: Reading,
  query: StockItemsParams,
): Promise<{ stock: StockItemsQuery }> {
  let stock = stockItemsFor(reading.db, reading.caller);
  const requests = someOf(
    'latest_out_stock_request_statuses',
    query.latest_out_stock_request_statuses,
    outStockRequestStatuses,
  );
  const lists = [
    ['stock.status', someOf('statuses', query.statuses, shownStockStatuses)],
    ['stock.outStockRequest', requests],
    ['stock.productId', idsOf(query.product_ids)],
    ['stock.id', idsOf(query.ids)],
  ] as const;
  for (const [column, values] of lists) if (values !== undefined) stock = stock.where(among(column, values));
  const values = [
    ['stock.brandId', query.brand_id],
    ['stock.productSizeId', query.product_size_id],
    ['stock.regionId', query.region_id],
    ['stock.outStockRequest', query.latest_out_stock_request_status],
  ] as const;
  for (const [column, value] of values) if (value !== undefined) stock = stock.where(column, '=', value);
  if (query.is_out_requested !== undefined) {
    stock = stock.where('stock.outStockRequest', query.is_out_requested ? '=' : '!=', 'requested');
  }
  if (query.code !== undefined) {
    const coded = await stockLike(reading, query.code);
    stock = stock.where(coded('stock.id'));
  }
  const created = periodOf('created_time', query.created_time);
  if (created !== undefined) stock = stock.where(within('stock.createdAt', created));
  const { search } = query;
  if (search === undefined) return { stock };
  const [coded, products] = await Promise.all([stockLike(reading, search), productsLike(reading, search)]);
  return { stock: stock.where(sql<SqlBool>`(${coded('stock.id')} or ${products('stock.productId')})`) };
}

import { type RawBuilder, type SqlBool, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { regions } from '#domain/regions.ts';
import { slotKey, slotsRead } from '#domain/slots/slot-label.ts';
import {
  conditionGrades,
  type OutStage,
  outStages,
  outStockRequestStatuses,
  shownStockStatuses,
} from '#domain/stock/stock-status.ts';
import { OneOf } from '#http/contract.ts';
import { CodesParam, FlagParam, IdParam, IdsParam, PeriodParam, SomeOf, TextParam } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import { productsLike } from '../briefs/products/search.ts';
import { type StockItemsQuery, stockItemsFor } from '../briefs/stock/scope.ts';
import { stockLike } from '../briefs/stock/search.ts';
import type { Reading } from '../kit/reading.ts';
import { among, coded, within } from '../kit/search.ts';
import { newestFirst, sortedList } from '../kit/sorted-list.ts';
import { figureConditions, figureFilters } from './figure-filters.ts';

/** The stock list's orders. By grade, the best come first; by slot, the order follows the shelves. */
export const stockList = sortedList(
  stockItemsFor,
  {
    id: 'stock.id',
    created_time: 'stock.createdAt',
    updated_time: 'stock.updatedAt',
    use_count: 'stock.useCount',
    out_requested_time: 'stock.outStockRequestedAt',
    code: sql<string>`stock.code collate "C"`,
    slot: sql<string | null>`read.slot_order(stock.slot) collate "C"`,
    grade: sql<number | null>`strpos(${sql.lit(conditionGrades.join(''))}, stock.grade)`,
  },
  newestFirst,
  ['out_requested_time', 'slot', 'grade'],
);

/** Filters of garments that are leaving the warehouse. */
export const outFilters = {
  search: Type.Optional(TextParam),
  code: Type.Optional(TextParam),
  codes: Type.Optional(CodesParam),
  brand_id: Type.Optional(IdParam),
  product_ids: Type.Optional(IdsParam),
  out_requested_time: Type.Optional(PeriodParam),
};

export const StockItemsParams = ListQuery({
  product_size_id: Type.Optional(IdParam),
  /** Filters garments in this slot, or with a piece in it: `A-03-12`. */
  slot: Type.Optional(TextParam),
  is_out_requested: Type.Optional(FlagParam),
  latest_out_stock_request_status: Type.Optional(OneOf(outStockRequestStatuses)),
  latest_out_stock_request_statuses: Type.Optional(SomeOf(outStockRequestStatuses)),
  ...outFilters,
  out_stage: Type.Optional(OneOf(outStages)),
  statuses: Type.Optional(SomeOf(shownStockStatuses)),
  region_id: Type.Optional(OneOf(regions)),
  ids: Type.Optional(IdsParam),
  created_time: Type.Optional(PeriodParam),
  ...figureFilters,
  order: stockList.param,
});
export type StockItemsParams = Static<typeof StockItemsParams>;

/** Statuses of garments past the request stage; their out-stock request stays open until they have left. */
const passed = sql<SqlBool>`stock.status in ('out_stock_ready', 'out_stock_ongoing', 'out_stock')`;
const open = sql<SqlBool>`(stock.out_stock_request = 'requested' and not ${passed})`;

/** SQL condition of each out-stock stage. */
export const stageConditions: Readonly<Record<OutStage, RawBuilder<SqlBool>>> = {
  requested: open,
  requested_in_stock: sql<SqlBool>`${open} and stock.status = 'in_stock'`,
  requested_waiting: sql<SqlBool>`${open} and stock.status <> 'in_stock'`,
  ready: sql<SqlBool>`stock.status = 'out_stock_ready'`,
  ongoing: sql<SqlBool>`stock.status = 'out_stock_ongoing'`,
  out: sql<SqlBool>`stock.status = 'out_stock'`,
};

/** The garments that the caller may see and that match all filters. */
export async function matchingStockItems(
  reading: Reading,
  query: StockItemsParams,
): Promise<{ stock: StockItemsQuery }> {
  let stock = stockItemsFor(reading.db, reading.caller);
  const { latest_out_stock_request_statuses: requests } = query;
  const lists = [
    ['stock.status', query.statuses],
    ['stock.outStockRequest', requests],
    ['stock.productId', query.product_ids],
    ['stock.id', query.ids],
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
  if (query.slot !== undefined) {
    const keys = slotsRead(query.slot).map(slotKey);
    stock = stock.where(
      sql<SqlBool>`((stock.slot is not null and read.slot_key(stock.slot) = any(${keys}))
        or (stock.pieces <> '[]' and read.piece_slots(stock.pieces) && ${keys}))`,
    );
  }
  if (query.code !== undefined) {
    const found = await stockLike(reading, query.code);
    stock = stock.where(found('stock.id'));
  }
  const { codes } = query;
  if (codes !== undefined) stock = stock.where(coded('stock.code', codes));
  for (const condition of figureConditions(query)) stock = stock.where(condition);
  const { created_time: created } = query;
  if (created !== undefined) stock = stock.where(within('stock.createdAt', created));
  const { out_requested_time: requested } = query;
  if (requested !== undefined) stock = stock.where(within('stock.outStockRequestedAt', requested));
  if (query.out_stage !== undefined) stock = stock.where(stageConditions[query.out_stage]);
  const { search } = query;
  if (search === undefined) return { stock };
  const [garments, products] = await Promise.all([stockLike(reading, search), productsLike(reading, search)]);
  return { stock: stock.where(sql<SqlBool>`(${garments('stock.id')} or ${products('stock.productId')})`) };
}

import type { StockItem } from '#read-api/stock/contract.ts';
import { builder } from '../kit/builder.ts';
import { pageCost } from '../kit/limits.ts';
import { OrderDirection, orderOf } from '../kit/order.ts';
import { defaultSize, pagingOf } from '../kit/paging.ts';
import { queryOf } from '../kit/wire.ts';
import { getStock, getStockOverview, listStocks } from './calls.ts';
import { ConditionGrade, OutStockRequestStatus, ShownStockStatus } from './enums.ts';
import { StockRow, StockSummary, StockType } from './types.ts';

const StockFilters = builder.inputType('StockFilters', {
  fields: (t) => ({
    ids: t.intList(),
    search: t.string(),
    code: t.string(),
    codes: t.stringList(),
    brandId: t.int(),
    productIds: t.intList(),
    productSizeId: t.int(),
    categoryIds: t.intList(),
    statuses: t.field({ type: [ShownStockStatus] }),
    grades: t.field({ type: [ConditionGrade] }),
    latestOutStockRequestStatus: t.field({ type: OutStockRequestStatus }),
    isOutRequested: t.boolean(),
    createdAt: t.string({ description: 'One day, or a first and a last day or time with a comma' }),
  }),
});

const StockOrderField = builder.enumType('StockOrderField', {
  values: ['id', 'createdAt', 'updatedAt', 'useCount', 'code', 'slot', 'grade'] as const,
});

const StockOrder = builder.inputType('StockOrder', {
  fields: (t) => ({
    field: t.field({ type: StockOrderField, required: true }),
    direction: t.field({ type: OrderDirection, required: true }),
  }),
});

interface StocksPage {
  page: number;
  size: number;
  totalCount: number;
  stocks: StockItem[];
}

const StocksPageType = builder.objectRef<StocksPage>('StocksPage').implement({
  fields: (t) => ({
    page: t.exposeInt('page'),
    size: t.exposeInt('size'),
    pageCount: t.int({ resolve: ({ totalCount, size }) => Math.ceil(totalCount / size) }),
    totalCount: t.exposeInt('totalCount'),
    stocks: t.expose('stocks', { type: [StockRow], complexity: { multiplier: 1 } }),
  }),
});

builder.queryField('getStock', (t) =>
  t.field({
    type: StockType,
    nullable: true,
    description: 'A garment; a brand admin sees those of the own brand.',
    args: { id: t.arg.int({ required: true }) },
    resolve: (_, { id }, { graph }) => graph.read(getStock, { path: { id } }),
  }),
);

builder.queryField('getStocks', (t) =>
  t.field({
    type: StocksPageType,
    nullable: true,
    description: 'Garments; of a brand admin those of the own brand.',
    args: {
      filters: t.arg({ type: StockFilters }),
      page: t.arg.int(),
      size: t.arg.int(),
      orderBy: t.arg({ type: StockOrder }),
    },
    complexity: ({ size }) => pageCost(size),
    resolve: async (_, { filters, page, size, orderBy }, { graph }) => {
      const query = { ...queryOf(filters), ...pagingOf({ page, size }), order: orderOf(orderBy) };
      const { count, data } = await graph.read(listStocks, { query });
      return { page: page ?? 1, size: size ?? defaultSize, totalCount: count, stocks: data };
    },
  }),
);

builder.queryField('stockSummary', (t) =>
  t.field({
    type: StockSummary,
    nullable: true,
    description: 'The number of garments of a brand, or of all brands in the scope of the caller.',
    args: { brandId: t.arg.int() },
    resolve: (_, { brandId }, { graph }) => graph.read(getStockOverview, { query: { brand_id: brandId } }),
  }),
);

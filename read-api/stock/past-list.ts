import { type SqlBool, sql } from 'kysely';
import { shownStockStatuses } from '#domain/stock/stock-status.ts';

import { inCategories } from '../briefs/products/in-categories.ts';
import { rentalStreams } from '../briefs/stock/holders.ts';
import { stockLike } from '../briefs/stock/search.ts';
import type { PastList } from '../kit/as-of/lists/past-list.ts';
import { among, coded, within } from '../kit/search.ts';
import type { StockItemRead } from './fields.ts';
import { mostUses } from './figure-filters.ts';
import type { StockItemsParams } from './filters.ts';
import { stockItemRows } from './rows.ts';
import { readStockItems } from './show.ts';

/** The list of garments as it was. A garment's size is the one that it had then. */
export const pastStockItems: PastList<StockItemsParams, StockItemRead> = {
  category: 'stock_item',
  projection: 'stock_items',
  spans: 'read.stock_item_spans',
  days: 'read.stock_item_days',
  stat: 'stock_item_moves',
  own: 'read.stock_items',
  hasBrands: false,
  statuses: shownStockStatuses,
  createdAt: 'created_at',
  known: {
    filters: [
      'statuses',
      'brand_id',
      'product_ids',
      'category_ids',
      'product_size_id',
      'ids',
      'created_time',
      'code',
      'codes',
      'use_counts',
    ],
    orders: ['id', 'created_time'],
  },
  counted: ['statuses', 'brand_id'],
  async asked(reading, query) {
    const { created_time: created, codes, category_ids: categories, use_counts: uses } = query;
    const lists = [
      ['own.product_id', query.product_ids],
      ['span.product_size_id', query.product_size_id === undefined ? undefined : [query.product_size_id]],
      ['own.id', query.ids],
    ] as const;
    return {
      statuses: query.statuses,
      brandId: query.brand_id,
      conditions: [
        ...lists.flatMap(([column, values]) => (values === undefined ? [] : [among(column, values)])),
        ...(created === undefined ? [] : [within('own.created_at', created)]),
        ...(categories === undefined ? [] : [inCategories('own.product_id', categories)]),
        ...(uses === undefined
          ? []
          : [sql<SqlBool>`least(span.use_count, ${mostUses}) = any(${uses.map(Number)})`]),
        ...(codes === undefined ? [] : [coded('own.code', codes)]),
        ...(query.code === undefined ? [] : [(await stockLike(reading, query.code))('own.id')]),
      ],
    };
  },
  around: { load: (load, own, cut) => load([...new Set(rentalStreams(cut.counted(own)))]) },
  async shown(reading, ids) {
    return readStockItems(reading, await stockItemRows(reading.db, ids));
  },
};

import type { Area } from '../area.ts';
import { stockMemosProjection } from './memos.ts';
import { stockItemsProjection } from './projection.ts';
import { stockRentalsProjection } from './rentals.ts';
import {
  outStockRequests,
  productSizeStock,
  productStock,
  stockItemsByStatus,
  stockItemsByUse,
} from './stats.ts';
import { stockItemsTable, stockMemosTable, stockRentalsTable } from './tables.ts';

export const stock = {
  tables: {
    'read.stockItems': stockItemsTable,
    'read.stockMemos': stockMemosTable,
    'read.stockRentals': stockRentalsTable,
  },
  projections: [stockItemsProjection, stockMemosProjection, stockRentalsProjection],
  stats: [stockItemsByStatus, stockItemsByUse, outStockRequests, productStock, productSizeStock],
} satisfies Area;

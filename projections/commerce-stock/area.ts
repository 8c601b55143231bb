import type { Area } from '../area.ts';
import { commerceStocksProjection } from './projection.ts';
import { commerceStocksTable } from './tables.ts';

export const commerceStock = {
  tables: { 'read.commerceStocks': commerceStocksTable },
  projections: [commerceStocksProjection],
} satisfies Area;

import { commerceStock } from '#domain/commerce-stock/commerce-stock.ts';
import type { CommerceStockEvent } from '#domain/commerce-stock/stock-events.ts';
import { commerceStockWritten } from '#domain/commerce-stock/written.ts';
import { idOf, type Projection } from '../projection.ts';
import { type CommerceStockRow, commerceStocksTable } from './tables.ts';

const known = new Set(commerceStockWritten.flatMap(({ newest }) => Object.keys(newest)));

export const commerceStocksProjection: Projection<CommerceStockRow, CommerceStockEvent> = {
  name: 'commerce_stocks',
  table: commerceStocksTable,
  categories: ['commerce_stock'],
  knows: (type) => known.has(type),
  keys: (recorded) => [idOf(recorded)],
  fold(row, recorded) {
    const { event, at, revision } = recorded;
    const id = idOf(recorded);
    const { createdAt = at, revision: _, updatedAt: __, id: ___, ...before } = row ?? {};
    const state = commerceStock.evolve({ ...commerceStock.initial, ...before, productSizeId: id }, event, at);
    const { productSizeId: ____, ...stock } = state;
    return { ...stock, id, revision, createdAt, updatedAt: at };
  },
};

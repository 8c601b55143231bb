import type { StockItemEvent } from '#domain/stock/stock-events.ts';
import { idOf, type Projection } from '../projection.ts';
import { type StockRentalRow, stockRentalsTable } from '../tables/stocks.ts';

/** Which tryset items a garment was ever reserved for. How each went on stands in the item's own row. */
export const stockRentalsProjection: Projection<StockRentalRow, StockItemEvent> = {
  name: 'stock_rentals',
  table: stockRentalsTable,
  categories: ['stock_item'],
  knows: (type) => type === 'StockItemReserved',
  keys: ({ event, entityId }) =>
    event.type === 'StockItemReserved' && event.data.holder.kind === 'tryset_item'
      ? [`${entityId}:${event.data.holder.id}`]
      : [],
  fold(row, { event, at, entityId }, key) {
    if (event.type !== 'StockItemReserved') return row;
    const { holder, trysetId } = event.data;
    return {
      id: String(key),
      stockItemId: idOf({ entityId }),
      trysetItemId: holder.id,
      trysetId,
      reservedAt: row?.reservedAt ?? at,
    };
  },
};

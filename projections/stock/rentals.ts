import type { Holder, StockItemEvent } from '#domain/stock/stock-events.ts';
import { idOf, type Projection } from '../projection.ts';
import { type StockRentalRow, stockRentalsTable } from './tables.ts';

const types: readonly string[] = [
  'StockItemReserved',
  'StockItemHolderEnded',
  'StockItemCheckCompleted',
] satisfies StockItemEvent['type'][];

/**
 * Which tryset items a garment was ever reserved for, and when it was back on the shelf after each. How the items went
 * on stands in their own rows. A check names no rental: it is that of the one whose return awaits it.
 */
export const stockRentalsProjection: Projection<StockRentalRow, StockItemEvent> = {
  name: 'stock_rentals',
  table: stockRentalsTable,
  categories: ['stock_item'],
  knows: (type) => types.includes(type),
  keys: ({ event, entityId }) =>
    event.type === 'StockItemReserved' || event.type === 'StockItemHolderEnded'
      ? keysOf(entityId, event.data.holder)
      : [],
  also: {
    column: 'awaitsCheckOf',
    value: (recorded) => (recorded.event.type === 'StockItemCheckCompleted' ? idOf(recorded) : null),
  },
  fold(row, { event, at, entityId }, key) {
    const stockItemId = idOf({ entityId });
    switch (event.type) {
      case 'StockItemReserved':
        return {
          ...(row ?? { reservedAt: at, awaitsCheckOf: null, shelvedAt: null }),
          id: String(key),
          stockItemId,
          trysetItemId: event.data.holder.id,
          trysetId: event.data.trysetId,
        };
      case 'StockItemHolderEnded':
        return row && { ...row, awaitsCheckOf: stockItemId };
      case 'StockItemCheckCompleted':
        return row && { ...row, awaitsCheckOf: null, shelvedAt: at };
      default:
        return row;
    }
  },
};

function keysOf(stockItemId: string, { kind, id }: Holder): string[] {
  return kind === 'tryset_item' ? [`${stockItemId}:${id}`] : [];
}

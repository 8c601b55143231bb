import type { Holder, StockItemEvent } from '#domain/stock/stock-events.ts';
import { idOf, type Projection } from '../projection.ts';
import { type StockRentalRow, stockRentalsTable } from './tables.ts';

const types: readonly string[] = [
  'StockItemReserved',
  'StockItemHandedOver',
  'StockItemHolderEnded',
  'StockItemCheckCompleted',
] satisfies StockItemEvent['type'][];

/**
 * The tryset items that a garment was reserved for or handed to, and when the garment was back in stock after each. What else happened to
 * an item is in its own row. A check event does not name a rental: it belongs to the rental whose returned garment awaits a
 * check.
 */
export const stockRentalsProjection: Projection<StockRentalRow, StockItemEvent> = {
  name: 'stock_rentals',
  table: stockRentalsTable,
  categories: ['stock_item'],
  knows: (type) => types.includes(type),
  keys: ({ event, entityId }) => {
    switch (event.type) {
      case 'StockItemReserved':
      case 'StockItemHolderEnded':
        return keysOf(entityId, event.data.holder);
      case 'StockItemHandedOver':
        return keysOf(entityId, event.data.to);
      default:
        return [];
    }
  },
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
          trysetId: event.data.waitsFor?.id ?? null,
        };
      case 'StockItemHandedOver':
        return {
          ...(row ?? { reservedAt: at, awaitsCheckOf: null, shelvedAt: null, trysetId: null }),
          id: String(key),
          stockItemId,
          trysetItemId: event.data.to.id,
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

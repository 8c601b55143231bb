import { sql } from 'kysely';
import { evolveStockItem, initialStockItem } from '#domain/stock/stock-state.ts';
import { streamOfAwaited, streamOfHolder } from '../briefs/stock/holders.ts';
import type { StreamKind } from '../kit/area.ts';
import { fold } from '../kit/history/fold.ts';

const stockItem: StreamKind = {
  fold: fold(initialStockItem, evolveStockItem),
  isFilter: true,
  field: 'stockItemId',
  housekeeping: [
    'StockItemReserved',
    'StockItemReservationReleased',
    'StockItemHolderEnded',
    'StockItemRegistrationExpired',
  ],
  neighbours: ({ before, after, data }) => [
    ...[before.holder, after.holder, data.holder, data.by].flatMap(streamOfHolder),
    ...streamOfAwaited(data.waitsFor),
  ],
  // Only a memo's picture may be shown. Other hashes in events may be of certificates, which need further rights.
  picture: ({ type, data: { picture } }) =>
    type === 'StockItemMemoAdded' && typeof picture === 'string' ? picture : null,
  isLogOf: () => sql`exists (
    select from read.stock_items as stock where stock.id = log.entity_id::int and not stock.is_removed)`,
};

export const stockStreams = { stock_item: stockItem };

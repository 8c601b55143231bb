import { hashAfter } from '#domain/pictures/stripping.ts';
import type { StockItemEvent } from '#domain/stock/stock-events.ts';
import { idOf, type Projection } from '../projection.ts';
import { type StockMemoRow, stockMemosTable } from './tables.ts';

/** Memos on garments, one row each. */
export const stockMemosProjection: Projection<StockMemoRow, StockItemEvent> = {
  name: 'stock_memos',
  table: stockMemosTable,
  categories: ['stock_item'],
  knows: (type) => type === 'StockItemMemoAdded' || type === 'StockItemPictureStripped',
  keys: ({ event }) =>
    event.type === 'StockItemMemoAdded' || event.type === 'StockItemPictureStripped'
      ? [event.data.memoId]
      : [],
  fold(row, { event, at, metadata, entityId }) {
    if (event.type === 'StockItemPictureStripped') {
      return row && { ...row, picture: hashAfter(row.picture, event.data) };
    }
    if (event.type !== 'StockItemMemoAdded') return row;
    const { memoId, comment, picture = null } = event.data;
    const { label, id } = metadata.actor;
    return {
      id: memoId,
      stockItemId: idOf({ entityId }),
      comment,
      picture,
      actorLabel: label,
      actorId: id,
      createdAt: at,
    };
  },
};

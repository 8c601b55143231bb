import type { StockItemEvent } from '#domain/stock/stock-events.ts';
import { evolveStockItem, initialStockItem } from '#domain/stock/stock-state.ts';
import { type Derived, idOf, type Projection } from '../projection.ts';
import { spansOf, stepped } from './life.ts';
import {
  type StockItemLifeRow,
  type StockItemSpanRow,
  stockItemLivesTable,
  stockItemSpansTable,
} from './tables.ts';

/** Lists every event type, so that a missing type does not compile. True if the event may change how the garment stands. */
const movesGarment: Readonly<Record<StockItemEvent['type'], boolean>> = {
  StockItemRegistered: true,
  StockItemRegistrationExpired: true,
  StockItemEntered: true,
  StockItemReserved: true,
  StockItemReservationReleased: true,
  StockItemLent: true,
  StockItemReturnReceived: true,
  StockItemNotSent: true,
  StockItemHandedOver: false,
  StockItemCuratorPaidUndone: true,
  StockItemHolderEnded: false,
  StockItemHolderRefused: false,
  StockItemCheckStarted: true,
  StockItemCheckCompleted: true,
  StockItemHeld: true,
  StockItemHoldReleased: true,
  StockItemMarkedUnavailable: true,
  StockItemRecovered: true,
  StockItemPurchased: true,
  StockItemTakenBack: true,
  OutStockRequested: false,
  OutStockRequestCanceled: false,
  StockItemOutReadied: true,
  StockItemOutStarted: true,
  StockItemOutCompleted: true,
  StockItemOutRolledBackToReady: true,
  StockItemOutRolledBackToStock: true,
  StockItemStowed: false,
  StockItemMemoAdded: false,
  StockItemPictureStripped: false,
  StockItemMemoInUseChanged: false,
  StockItemAbnormalIssueNoted: false,
  StockItemConditionGraded: false,
  StockItemSizeChanged: true,
  StockItemTermsRevised: false,
  StockItemRemoved: true,
  StockPieceCreated: false,
  StockPieceStowed: false,
  StockPieceTakenOut: false,
};

export const stockItemLives: Projection<StockItemLifeRow, StockItemEvent> = {
  name: 'stock_item_lives',
  table: stockItemLivesTable,
  categories: ['stock_item'],
  knows: (type) => type in movesGarment,
  keys: (recorded) => (movesGarment[recorded.event.type] ? [idOf(recorded)] : []),
  fold(row, recorded) {
    const { event, at, revision } = recorded;
    const last = row?.life.at(-1);
    const before = {
      ...initialStockItem,
      ...last?.as,
      brandId: row?.brandId ?? 0,
      isRemoved: last?.as === null,
    };
    const { status, productSizeId, useCount, brandId, isRemoved } = evolveStockItem(before, event, at);
    const as = isRemoved ? null : { status, productSizeId, useCount };
    const life = stepped(row?.life ?? [], { from: at, revision: Number(revision), as });
    return row?.life === life ? row : { id: idOf(recorded), brandId, life };
  },
};

export const stockItemSpans: Derived<StockItemLifeRow, StockItemSpanRow> = {
  source: stockItemLivesTable,
  table: stockItemSpansTable,
  rowKey: ['id', 'fromTime'],
  rows: ({ id, brandId, life }) =>
    spansOf(life).map(({ from, until, revision, as }) => ({
      id,
      brandId,
      ...as,
      fromTime: from,
      untilTime: until,
      revision,
    })),
};

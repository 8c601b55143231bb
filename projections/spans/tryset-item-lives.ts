import type { TrysetItemEvent } from '#domain/tryset-items/item-events.ts';
import { evolveTrysetItem, initialTrysetItem } from '#domain/tryset-items/item-state.ts';
import { type Derived, idOf, type Projection } from '../projection.ts';
import { spansOf, stepped } from './life.ts';
import {
  type TrysetItemLifeRow,
  type TrysetItemSpanRow,
  trysetItemLivesTable,
  trysetItemSpansTable,
} from './tables.ts';

/** Lists every event type, so that a missing type does not compile. True if the event may change the status. */
const movesItem: Readonly<Record<TrysetItemEvent['type'], boolean>> = {
  TrysetItemRequested: true,
  TrysetItemCanceled: true,
  TrysetItemAccepted: true,
  TrysetItemDenied: true,
  TrysetItemForceDenied: true,
  TrysetItemStockReplaced: false,
  TrysetItemGarmentCorrected: false,
  TrysetItemSizeExchanged: false,
  TrysetItemExchanged: false,
  TrysetItemSwapBegun: false,
  TrysetItemSwapAnswered: false,
  TrysetItemSwapEnded: false,
  TrysetItemReplacementExpired: false,
  TrysetItemMarkedExpress: false,
  TrysetItemMarkedNormal: false,
  TrysetItemShipped: true,
  TrysetItemParcelCorrected: false,
  TrysetItemTracked: false,
  TrysetItemDelivered: true,
  TrysetItemDeliveryFailed: true,
  TrysetItemNotReceived: true,
  TrysetItemSentAgain: true,
  TrysetItemDamageReported: false,
  TrysetItemGiven: true,
  TrysetItemTrialEnded: false,
  TrysetItemPostOverdue: false,
  TrysetItemTrialExtended: false,
  TrysetItemPostExtended: false,
  TrysetItemLookPosted: false,
  TrysetItemLookWithdrawn: false,
  TrysetItemPostRefused: false,
  TrysetItemPurchaseStarted: true,
  TrysetItemPurchaseAbandoned: true,
  TrysetItemPurchased: true,
  TrysetItemTakenBack: true,
  TrysetItemReturnRequested: true,
  TrysetItemReturnWithdrawn: true,
  TrysetItemReturnAccepted: true,
  TrysetItemReturnShipped: true,
  TrysetItemReturnParcelCorrected: false,
  TrysetItemReturnArrived: true,
  TrysetItemArrivedUnannounced: true,
  TrysetItemReturnCompleted: true,
  TrysetItemReturnFailed: true,
  TrysetItemReturnDeferred: true,
  TrysetItemReturnRetried: true,
  TrysetItemForcePurchased: true,
  TrysetItemForcePurchaseUndone: true,
  TrysetItemFaultCharged: false,
  TrysetItemWrittenOff: true,
  TrysetItemNotesRevised: false,
  TrysetItemRemoved: true,
};

export const trysetItemLives: Projection<TrysetItemLifeRow, TrysetItemEvent> = {
  name: 'tryset_item_lives',
  table: trysetItemLivesTable,
  categories: ['tryset_item'],
  knows: (type) => type in movesItem,
  keys: (recorded) => (movesItem[recorded.event.type] ? [idOf(recorded)] : []),
  fold(row, recorded) {
    const { event, at, revision } = recorded;
    const last = row?.life.at(-1);
    const before = {
      ...initialTrysetItem,
      ...last?.as,
      trysetId: row?.trysetId ?? 0,
      brandId: row?.brandId ?? 0,
      isRemoved: last?.as === null,
    };
    const { status, trysetId, brandId, isRemoved } = evolveTrysetItem(before, event, at);
    const as = isRemoved ? null : { status };
    const life = stepped(row?.life ?? [], { from: at, revision: Number(revision), as });
    return row?.life === life ? row : { id: idOf(recorded), trysetId, brandId, life };
  },
};

export const trysetItemSpans: Derived<TrysetItemLifeRow, TrysetItemSpanRow> = {
  source: trysetItemLivesTable,
  table: trysetItemSpansTable,
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

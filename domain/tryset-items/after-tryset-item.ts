import type { Consequence } from '../reacting.ts';
import type { Holder } from '../stock/stock-events.ts';
import type { StockItemCommand } from '../stock/stock-item.ts';
import type { TrysetItemEvent } from './item-events.ts';
import type { TrysetItemState } from './item-state.ts';

/**
 * Returns the commands that follow from a tryset item's event. `item` may be the state at the event or later; its ids do not
 * change.
 */
export function afterTrysetItem(event: TrysetItemEvent, item: TrysetItemState): Consequence[] {
  const holder: Holder = { kind: 'tryset_item', id: item.trysetItemId };
  switch (event.type) {
    case 'TrysetItemCanceled':
      return [stock(item, { action: 'release', holder, stock: { to: 'in_stock' } }), ...ended(item)];
    case 'TrysetItemDenied':
    case 'TrysetItemForceDenied':
      return [stock(item, { action: 'release', holder, stock: event.data.stock }), ...ended(item)];
    case 'TrysetItemStockReplaced':
      return [
        {
          on: 'stock_item',
          id: event.data.from,
          as: 'system',
          command: { action: 'release', holder, stock: event.data.stock },
        },
      ];
    case 'TrysetItemShipped':
      return [stock(item, { action: 'lend', holder })];
    case 'TrysetItemDelivered':
      return [
        share(item, 'capture'),
        ...(item.useMode === 'gift'
          ? [{ on: 'tryset_item', id: item.trysetItemId, as: 'system', command: { action: 'keep' } } as const]
          : []),
      ];
    case 'TrysetItemNotReceived':
      return [share(item, 'give_back')];
    case 'TrysetItemGiven':
    case 'TrysetItemPurchased':
      return [stock(item, { action: 'sell', holder }), ...ended(item)];
    case 'TrysetItemTakenBack':
      return [stock(item, { action: 'take_back', holder })];
    case 'TrysetItemReturnArrived':
      return [stock(item, { action: 'receive_back', holder })];
    case 'TrysetItemReturnCompleted':
      return [stock(item, { action: 'end_holder', holder }), ...ended(item)];
    case 'TrysetItemForcePurchased':
      return [
        stock(item, { action: 'unavailable', unavailableReason: 'curator_paid', holder }),
        ...ended(item),
      ];
    case 'TrysetItemWrittenOff':
      return [
        stock(item, { action: 'unavailable', unavailableReason: event.data.outcome, holder }),
        ...ended(item),
      ];
    default:
      return [];
  }
}

function stock(item: TrysetItemState, command: StockItemCommand): Consequence {
  return { on: 'stock_item', id: item.stockItemId, as: 'system', command };
}

/**
 * Returns the commands after an item has ended. A delivered item's points were captured at the delivery, so nothing is
 * released.
 */
function ended(item: TrysetItemState): Consequence[] {
  return [claimEnded(item), ...(item.deliveredAt === null ? [share(item, 'release')] : [])];
}

/** Returns a command on the item's share of the tryset's points. */
function share(
  { userId, trysetId, trysetItemId }: TrysetItemState,
  action: 'capture' | 'release' | 'give_back',
): Consequence {
  const paid = { kind: 'tryset', id: trysetId } as const;
  return {
    on: 'point_account',
    id: userId,
    as: 'system',
    command: { action, for: paid, itemId: trysetItemId },
  };
}

/** An item that ended is never delivered later, so the state may be later than the event. */
function claimEnded({ userId, trysetId, trysetItemId, deliveredAt }: TrysetItemState): Consequence {
  const isDelivered = deliveredAt !== null;
  return {
    on: 'member_rentals',
    id: userId,
    as: 'system',
    command: { action: 'end_claim', userId, trysetId, itemIds: [trysetItemId], isDelivered },
  };
}

import { regionCurrency } from '../payments/region-currency.ts';
import { requestedPayment } from '../payments/requested-payment.ts';
import type { Consequence } from '../reacting.ts';
import type { Holder } from '../stock/stock-events.ts';
import type { StockItemCommand } from '../stock/stock-item.ts';
import type { NextItem } from './exchange.ts';
import type { Swapped, TrysetItemEvent } from './item-events.ts';
import type { TrysetItemState } from './item-state.ts';

/**
 * Returns the commands that follow from a tryset item's event. `item` may be the state at the event or later. Of its ids only
 * the garment's changes, and events that change it name both garments.
 */
export function afterTrysetItem(event: TrysetItemEvent, item: TrysetItemState): Consequence[] {
  const holder: Holder = { kind: 'tryset_item', id: item.trysetItemId };
  switch (event.type) {
    case 'TrysetItemCanceled':
      return [stock(item, { action: 'release', holder, stock: { to: 'in_stock' } }), ...ended(item)];
    case 'TrysetItemDenied':
    case 'TrysetItemForceDenied':
      return [stock(item, { action: 'release', holder, stock: event.data.stock }), ...ended(item)];
    case 'TrysetItemMarkedExpress':
    case 'TrysetItemMarkedNormal':
      return [planDelivery(item)];
    case 'TrysetItemStockReplaced':
      return [
        {
          on: 'stock_item',
          id: event.data.from,
          as: 'system',
          command: { action: 'release', holder, stock: event.data.stock },
        },
      ];
    case 'TrysetItemGarmentCorrected': {
      const { from, to } = event.data;
      return [
        { on: 'stock_item', id: from, as: 'system', command: { action: 'not_sent', holder } },
        { on: 'stock_item', id: to, as: 'system', command: { action: 'lend', holder } },
      ];
    }
    case 'TrysetItemSizeExchanged': {
      const command = { action: 'release', holder, stock: { to: 'in_stock' } } as const;
      return [{ on: 'stock_item', id: event.data.from, as: 'system', command }];
    }
    case 'TrysetItemExchanged':
      return [followedBy(event.data.next, item)];
    case 'TrysetItemSwapBegun': {
      const { withItemId: id, from, to } = event.data;
      const asked = { withItemId: item.trysetItemId, productId: item.productId, from, to };
      return [{ on: 'tryset_item', id, as: 'system', command: { action: 'answer_swap', ...asked } }];
    }
    case 'TrysetItemSwapAnswered':
      return answered(event.data, holder);
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
    case 'TrysetItemArrivedUnannounced':
      return [stock(item, { action: 'receive_back', holder })];
    case 'TrysetItemReturnCompleted':
      return [stock(item, { action: 'end_holder', holder }), ...ended(item)];
    case 'TrysetItemForcePurchased':
      return [
        stock(item, { action: 'unavailable', unavailableReason: 'curator_paid', holder }),
        ...ended(item),
      ];
    case 'TrysetItemForcePurchaseUndone':
      return [stock(item, { action: 'undo_curator_paid', holder }), claimedAgain(item)];
    case 'TrysetItemFaultCharged':
      return [faultPayment(event.data, item)];
    case 'TrysetItemWrittenOff':
      return [
        stock(item, { action: 'unavailable', unavailableReason: event.data.outcome, holder }),
        ...ended(item),
      ];
    default:
      return [];
  }
}

/** The item of the other size joins the tryset, or comes in a new one. */
function followedBy({ trysetId, item: next, tryset }: NextItem, item: TrysetItemState): Consequence {
  const { userId, userGender, userRegion } = item;
  return {
    on: 'tryset',
    id: trysetId,
    as: 'actor',
    command:
      tryset === null
        ? { action: 'add_item', item: next }
        : {
            action: 'request',
            trysetId,
            userId,
            userGender,
            userRegion,
            items: [next],
            ...tryset,
            requestedPoints: 0,
            proposalId: null,
          },
  };
}

/** Both garments change hands if the second item agrees, and each tells its new item. A refusal ends the swap of the first item. */
function answered({ withItemId, from, to }: Swapped, holder: Holder): Consequence[] {
  if (to === null) {
    const command = { action: 'end_swap', withItemId: holder.id, to: null } as const;
    return [{ on: 'tryset_item', id: withItemId, as: 'system', command }];
  }
  const other: Holder = { kind: 'tryset_item', id: withItemId };
  return [
    { on: 'stock_item', id: from, as: 'system', command: { action: 'hand_over', holder, to: other } },
    { on: 'stock_item', id: to, as: 'system', command: { action: 'hand_over', holder: other, to: holder } },
  ];
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

/** The marks of all items decide the delivery. The plan is added when the command runs, on the newest items. */
function planDelivery({ trysetId }: TrysetItemState): Consequence {
  return { on: 'tryset', id: trysetId, as: 'system', command: { action: 'plan_delivery', plan: null } };
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

/** The payment of a fault ends only with its money, by a refund, or when its forced purchase is undone. */
function faultPayment(
  { paymentId, amount }: { paymentId: number; amount: number },
  { trysetItemId, userId, userRegion }: TrysetItemState,
): Consequence {
  return requestedPayment({
    paymentId,
    for: { kind: 'fault', id: trysetItemId },
    payer: { kind: 'user', id: userId },
    amount,
    currency: regionCurrency[userRegion],
    dueTime: null,
  });
}

/** The item counts among the member's items again. Its ticket has counted it since its delivery. */
function claimedAgain({ userId, trysetId, trysetItemId }: TrysetItemState): Consequence {
  const items = { userId, trysetId, itemIds: [trysetItemId] };
  return {
    on: 'member_rentals',
    id: userId,
    as: 'system',
    command: { action: 'claim', ...items, ticketId: null, limits: null },
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

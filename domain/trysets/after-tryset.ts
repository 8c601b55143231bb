import type { Consequence } from '../reacting.ts';
import type { TrysetItemCommand } from '../tryset-items/item.ts';
import type { RequestedItem, TrysetEvent } from './tryset-events.ts';
import type { TrysetState } from './tryset-state.ts';

/** Returns the commands to the items that a tryset's event names. */
export function afterTryset(event: TrysetEvent, tryset: TrysetState): Consequence[] {
  switch (event.type) {
    case 'TrysetRequested':
      return event.data.items.map((item) => requested(item, tryset));
    case 'TrysetItemAdded':
      return [requested(event.data.item, tryset)];
    case 'TrysetCanceled':
      return event.data.itemIds.map((id) => onItem(id, { action: 'cancel' }));
    case 'TrysetReturnRequested': {
      const { itemIds, pickupReason, requestedPickupDate } = event.data;
      return itemIds.map((id) => onItem(id, { action: 'request_return', pickupReason, requestedPickupDate }));
    }
    case 'TrysetReturnAccepted': {
      const { itemIds, pickupDate } = event.data;
      return itemIds.map((id) => onItem(id, { action: 'accept_return', pickupDate }));
    }
    case 'TrysetRemoved':
      return tryset.items.map((item) => onItem(item.trysetItemId, { action: 'remove' }));
    default:
      return [];
  }
}

function requested(item: RequestedItem, tryset: TrysetState): Consequence {
  const { trysetId, userId, userGender, userRegion, isPreferExpress } = tryset;
  return onItem(item.trysetItemId, {
    action: 'request',
    ...item,
    trysetId,
    userId,
    userGender,
    userRegion,
    isExpress: isPreferExpress,
  });
}

function onItem(id: number, command: TrysetItemCommand): Consequence {
  return { on: 'tryset_item', id, as: 'actor', command };
}

import { expect, test } from 'vitest';
import { scenarios } from '../testing/given.ts';
import { itemHistories } from '../testing/tryset-items.ts';
import { afterTrysetItem } from './after-tryset-item.ts';
import { trysetItem } from './item.ts';
import type { TrysetItemEvent } from './item-events.ts';

const { given } = scenarios(trysetItem);
const lost = { type: 'TrysetItemDeliveryFailed', data: { outcome: 'lost' } } as const;
const writtenOff = { type: 'TrysetItemWrittenOff', data: { outcome: 'lost' } } as const;
const notReceived = { type: 'TrysetItemNotReceived', data: { courierClaim: null } } as const;
const arrived = { type: 'TrysetItemReturnArrived', data: {} } as const;
const completed = { type: 'TrysetItemReturnCompleted', data: {} } as const;
const canceled = { type: 'TrysetItemCanceled', data: {} } as const;
const denied = { type: 'TrysetItemDenied', data: { stock: { to: 'in_stock' } } } as const;
const forced = { type: 'TrysetItemForcePurchased', data: { faultType: 'curator' } } as const;
const paid = { type: 'TrysetItemPurchased', data: { orderId: 71 } } as const;
const { tryset_requested, tryset_delivering, tryset_delivered, purchase_pending, return_arrived } =
  itemHistories;

const ends: [string, readonly TrysetItemEvent[], TrysetItemEvent, boolean][] = [
  ['canceled', tryset_requested, canceled, false],
  ['denied', tryset_requested, denied, false],
  ['lost on the way and written off', [...tryset_delivering, lost], writtenOff, false],
  ['back at the sender', [...tryset_delivering, lost, arrived], completed, false],
  ['never received and written off', [...tryset_delivered, notReceived], writtenOff, false],
  ['never received but back', [...tryset_delivered, notReceived, arrived], completed, false],
  ['returned', return_arrived, completed, true],
  ['paid', purchase_pending, paid, true],
  ['bought by force', tryset_delivered, forced, true],
];

test.each(ends)(
  'the end of a claim tells whether the item was delivered: %s',
  (_, before, end, isDelivered) => {
    // The reaction may see the state at the event or later.
    const at = given([...before, end]).state;
    const later = given([...before, end, { type: 'TrysetItemRemoved', data: {} }]).state;
    for (const state of [at, later]) {
      const told = afterTrysetItem(end, state).flatMap(({ on, command }) =>
        on === 'member_rentals' ? [command] : [],
      );
      expect(told).toMatchObject([{ action: 'end_claim', itemIds: [31], isDelivered }]);
    }
  },
);

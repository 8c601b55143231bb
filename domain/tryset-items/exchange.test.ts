import { expect, test } from 'vitest';
import { brandAdmin, curator, staff } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { nextItem } from '../testing/tryset-item-samples.ts';
import { description, itemHistories } from '../testing/tryset-items.ts';
import { afterTrysetItem } from './after-tryset-item.ts';
import { trysetItem } from './item.ts';
import type { TrysetItemEvent } from './item-events.ts';

const { given } = scenarios(trysetItem);
const exchange = (to: number | null, productSizeId = 402) =>
  ({ action: 'exchange_size', productSizeId, to }) as const;
const follow = { action: 'exchange_delivered', productSizeId: 402, next: nextItem } as const;
const exchanged: TrysetItemEvent = { type: 'TrysetItemExchanged', data: { next: nextItem } };
const holder = { kind: 'tryset_item', id: 31 } as const;

test('an item that waits takes the garment of the other size, and gives its own back', () => {
  for (const status of ['tryset_requested', 'tryset_preparing'] as const) {
    const changed: TrysetItemEvent = {
      type: 'TrysetItemSizeExchanged',
      data: { productSizeId: 402, from: 501, to: 503 },
    };
    const after = given(itemHistories[status]).when(exchange(503), staff).then(changed);
    expect(after).toMatchObject({ status, productSizeId: 402, stockItemId: 503 });
    expect(afterTrysetItem(changed, after)).toEqual([
      {
        on: 'stock_item',
        id: 501,
        as: 'system',
        command: { action: 'release', holder, stock: { to: 'in_stock' } },
      },
    ]);
  }
});

test('an item that has the size already keeps its garment', () => {
  given(itemHistories.tryset_preparing).when(exchange(503, description.productSizeId), staff).thenNothing();
});

test('a garment whose reservation has expired is refused', () => {
  const expired: TrysetItemEvent = {
    type: 'TrysetItemReplacementExpired',
    data: { stockItemId: 503, ruleCode: '24' },
  };
  given([...itemHistories.tryset_preparing, expired])
    .when(exchange(503), staff)
    .thenRefused('tryset_item.reservation_expired');
});

test('a delivered item is asked back, and another follows it in a new tryset', () => {
  const after = given(itemHistories.tryset_delivered)
    .when(follow, staff)
    .then(exchanged, {
      type: 'TrysetItemReturnRequested',
      data: { pickupReason: null, requestedPickupDate: null },
    });
  expect(after).toMatchObject({
    status: 'return_requested',
    productSizeId: 401,
    stockItemId: 501,
    exchangedTo: { trysetItemId: 33, trysetId: 22, stockItemId: 503 },
  });
  expect(afterTrysetItem(exchanged, after)).toEqual([
    {
      on: 'tryset',
      id: 22,
      as: 'actor',
      command: {
        action: 'request',
        trysetId: 22,
        userId: 51,
        userGender: 'female',
        userRegion: 'KOREA',
        items: [nextItem.item],
        ...nextItem.tryset,
        requestedPoints: 0,
        proposalId: null,
      },
    },
  ]);
});

test('the next item joins a tryset that is still being delivered', () => {
  const next = { ...nextItem, trysetId: 21, tryset: null };
  const { state } = given(itemHistories.tryset_delivered);
  expect(afterTrysetItem({ type: 'TrysetItemExchanged', data: { next } }, state)).toEqual([
    { on: 'tryset', id: 21, as: 'actor', command: { action: 'add_item', item: nextItem.item } },
  ]);
});

test('without a free garment nothing changes', () => {
  given(itemHistories.tryset_preparing)
    .when(exchange(null), staff)
    .thenRefused('tryset_item.size_not_free', { productSizeId: 402, ruleCode: '34' });
  given(itemHistories.tryset_delivered)
    .when({ ...follow, next: null }, staff)
    .thenRefused('tryset_item.size_not_free', { productSizeId: 402, ruleCode: '34' });
});

test('only staff exchange, and neither a parcel under way nor twice', () => {
  for (const actor of [curator, brandAdmin]) {
    given(itemHistories.tryset_preparing).when(exchange(503), actor).thenRefused('tryset_item.forbidden');
    given(itemHistories.tryset_delivered).when(follow, actor).thenRefused('tryset_item.forbidden');
  }
  for (const command of [exchange(503), follow]) {
    given(itemHistories.tryset_delivering)
      .when(command, staff)
      .thenRefused('tryset_item.transition_not_allowed');
  }
  given([
    ...itemHistories.tryset_delivered,
    exchanged,
    { type: 'TrysetItemReturnRequested', data: { pickupReason: null, requestedPickupDate: null } },
  ])
    .when(follow, staff)
    .thenRefused('tryset_item.transition_not_allowed');
});

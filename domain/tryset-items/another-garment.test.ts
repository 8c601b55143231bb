import { expect, test } from 'vitest';
import { system } from '../actor.ts';
import type { StockItemEvent } from '../stock/stock-events.ts';
import { stockItem } from '../stock/stock-item.ts';
import { brandAdmin, staff } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { stockHistories } from '../testing/stock-items.ts';
import { itemHistories } from '../testing/tryset-items.ts';
import { afterTrysetItem } from './after-tryset-item.ts';
import { trysetItem } from './item.ts';
import type { TrysetItemEvent } from './item-events.ts';

const { given } = scenarios(trysetItem);
const correct = { action: 'correct_garment', to: 502 } as const;
const corrected: Extract<TrysetItemEvent, { type: 'TrysetItemGarmentCorrected' }> = {
  type: 'TrysetItemGarmentCorrected',
  data: { from: 501, to: 502 },
};
const holder = { kind: 'tryset_item', id: 31 } as const;

test('the item has the garment that was in the box, and the other one never left', () => {
  const after = given(itemHistories.tryset_delivered).when(correct, staff).then(corrected);
  expect(after).toMatchObject({ status: 'tryset_delivered', stockItemId: 502 });
  expect(afterTrysetItem(corrected, after).map(({ id, command }) => [id, command])).toEqual([
    [501, { action: 'not_sent', holder }],
    [502, { action: 'lend', holder }],
  ]);
  given([...itemHistories.tryset_delivered, corrected])
    .when(correct, staff)
    .thenNothing();
});

test('before the parcel leaves, the garment is replaced instead; afterwards the garment is back', () => {
  for (const status of ['tryset_preparing', 'return_arrived', 'return_delivered'] as const) {
    given(itemHistories[status]).when(correct, staff).thenRefused('tryset_item.transition_not_allowed');
  }
  given(itemHistories.tryset_delivered).when(correct, brandAdmin).thenRefused('tryset_item.forbidden');
});

test('a correction whose reservation expired is refused', () => {
  const expired: TrysetItemEvent = {
    type: 'TrysetItemReplacementExpired',
    data: { stockItemId: 502, ruleCode: '24' },
  };
  given([...itemHistories.tryset_delivering, expired])
    .when(correct, staff)
    .thenRefused('tryset_item.reservation_expired');
});

test('a garment that was never sent is in check, free, and was not used', () => {
  const garment = scenarios(stockItem);
  const notSent: StockItemEvent = { type: 'StockItemNotSent', data: { holder } };
  const lent = garment.given(stockHistories.in_use);
  const after = lent.when({ action: 'not_sent', holder }, system).then(notSent);
  expect(after).toMatchObject({ status: 'in_check', holder: null, useCount: lent.state.useCount - 1 });
  garment
    .given(stockHistories.in_use)
    .when({ action: 'not_sent', holder: { kind: 'tryset_item', id: 32 } }, system)
    .then({
      type: 'StockItemHolderRefused',
      data: { asked: 'not_sent', by: { kind: 'tryset_item', id: 32 }, holder },
    });
});

import { expect, test } from 'vitest';
import { system } from '../actor.ts';
import { afterStockItem } from '../stock/reacting.ts';
import type { StockItemEvent } from '../stock/stock-events.ts';
import { stockItem } from '../stock/stock-item.ts';
import { initialStockItem } from '../stock/stock-state.ts';
import { brandAdmin, staff } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { stockHistories, stranger } from '../testing/stock-items.ts';
import { description, itemHistories } from '../testing/tryset-items.ts';
import { afterTrysetItem } from './after-tryset-item.ts';
import { trysetItem } from './item.ts';
import type { TrysetItemEvent } from './item-events.ts';
import { trysetItemStatuses } from './item-status.ts';

const { given } = scenarios(trysetItem);
const swap = { action: 'swap_garment', withItemId: 32, to: 502 } as const;
const begun: TrysetItemEvent = { type: 'TrysetItemSwapBegun', data: { withItemId: 32, from: 501, to: 502 } };
const answer = { action: 'answer_swap', withItemId: 32, productId: 301, from: 502, to: 501 } as const;
const answered = (to: number | null): TrysetItemEvent => ({
  type: 'TrysetItemSwapAnswered',
  data: { withItemId: 32, from: 501, to },
});
const ended = (to: number | null): TrysetItemEvent => ({
  type: 'TrysetItemSwapEnded',
  data: { withItemId: 32, from: 501, to },
});
const one = { kind: 'tryset_item', id: 31 } as const;
const other = { kind: 'tryset_item', id: 32 } as const;

test('the first item asks the one that holds the garment, and keeps its own until then', () => {
  const after = given(itemHistories.tryset_delivered).when(swap, staff).then(begun);
  expect(after).toMatchObject({ status: 'tryset_delivered', stockItemId: 501, swapsWith: 32 });
  expect(afterTrysetItem(begun, { ...after, stockItemId: 502 })).toMatchObject([
    { id: 32, command: { action: 'answer_swap', withItemId: 31, productId: 301, from: 501, to: 502 } },
  ]);
  given(itemHistories.tryset_delivered).when(swap, brandAdmin).thenRefused('tryset_item.forbidden');
  given(itemHistories.tryset_delivered)
    .when({ ...swap, withItemId: null }, staff)
    .thenRefused('tryset_item.swap_refused');
});

test('the second item agrees while it is shipped, and hands both garments over', () => {
  const after = given(itemHistories.return_delivering).when(answer, system).then(answered(502));
  expect(after).toMatchObject({ stockItemId: 501, swapsWith: 32 });
  expect(afterTrysetItem(answered(502), after).map(({ id, command }) => [id, command])).toEqual([
    [501, { action: 'hand_over', holder: one, to: other }],
    [502, { action: 'hand_over', holder: other, to: one }],
  ]);
  const handedOver: StockItemEvent = { type: 'StockItemHandedOver', data: { holder: other, to: one } };
  expect(afterStockItem(handedOver, { ...initialStockItem, stockItemId: 502 })).toMatchObject([
    { on: 'tryset_item', id: 31, command: { action: 'end_swap', withItemId: 32, to: 502 } },
  ]);
});

test.each(trysetItemStatuses.filter((status) => !['idle', 'purchase_pending'].includes(status)))(
  'the second item answers in every status: %s',
  (status) => {
    const isShipped = /^(tryset_deliver|return_(requested|preparing|delivering))/.test(status);
    given(itemHistories[status])
      .when(answer, system)
      .then(answered(isShipped ? 502 : null));
  },
);

test('a refusal leaves both garments where they are', () => {
  const back = given(itemHistories.return_arrived).when(answer, system).then(answered(null));
  expect(back.stockItemId).toBe(501);
  expect(afterTrysetItem(answered(null), back)).toMatchObject([
    { on: 'tryset_item', id: 32, command: { action: 'end_swap', withItemId: 31, to: null } },
  ]);
  const asked = given([...itemHistories.tryset_delivered, begun]);
  const after = asked.when({ action: 'end_swap', withItemId: 32, to: null }, system).then(ended(null));
  expect(after).toMatchObject({ stockItemId: 501, swapsWith: null });
});

test.each([
  ['another product', { ...answer, productId: 302 }],
  ['a garment that it does not hold', { ...answer, to: 503 }],
  ['itself', { ...answer, withItemId: description.trysetItemId }],
])('an item never swaps with %s', (_, command) => {
  const { withItemId } = command;
  given(itemHistories.tryset_delivered)
    .when(command, system)
    .then({ type: 'TrysetItemSwapAnswered', data: { withItemId, from: 501, to: null } });
});

test('until the answer nothing moves the item or its garment, and notes go on', () => {
  const asked = [...itemHistories.return_delivering, begun];
  for (const command of [
    { action: 'arrive' },
    { action: 'correct_garment', to: 503 },
    { action: 'swap_garment', withItemId: 33, to: 503 },
    { action: 'force_track', courierStatus: 'delivered' },
  ] as const) {
    given(asked).when(command, staff).thenRefused('tryset_item.swap_under_way');
  }
  const notes = { boxScore: 3 };
  given(asked)
    .when({ action: 'revise_notes', notes }, staff)
    .then({ type: 'TrysetItemNotesRevised', data: { changed: notes } });
  // Two people who ask each other's items at once: the one that asks refuses.
  given(asked).when(answer, system).then(answered(null));
});

test('the end takes the garment once, and a second click changes nothing', () => {
  const asked = [...itemHistories.tryset_delivered, begun];
  const end = { action: 'end_swap', withItemId: 32, to: 502 } as const;
  expect(given(asked).when(end, system).then(ended(502))).toMatchObject({
    stockItemId: 502,
    swapsWith: null,
  });
  given([...asked, ended(502)])
    .when(end, system)
    .thenNothing();
  given([...asked, ended(502)])
    .when(swap, staff)
    .thenNothing();
});

test('a garment keeps its status with the other holder, and a former one cannot take it', () => {
  const garment = scenarios(stockItem);
  const { state } = garment.given(stockHistories.in_use);
  const [holder] = [state.holder];
  if (holder === null) throw new Error('the garment is lent');
  const handedOver = { type: 'StockItemHandedOver', data: { holder, to: stranger } } as const;
  const command = { action: 'hand_over', holder, to: stranger } as const;
  const after = garment.given(stockHistories.in_use).when(command, system).then(handedOver);
  expect(after).toEqual({ ...state, holder: stranger });
  const since = [...stockHistories.in_use, handedOver];
  garment.given(since).when(command, system).thenNothing();
  garment
    .given(since)
    .when({ action: 'receive_back', holder }, system)
    .then({
      type: 'StockItemHolderRefused',
      data: { asked: 'receive_back', by: holder, holder: stranger },
    });
});

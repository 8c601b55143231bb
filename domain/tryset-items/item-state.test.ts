import { expect, test } from 'vitest';
import { minutesLater, scenarios } from '../testing/given.ts';
import { description, itemHistories } from '../testing/tryset-items.ts';
import { trysetItem } from './item.ts';
import type { TrysetItemEvent } from './item-events.ts';
import { initialTrysetItem } from './item-state.ts';

const { given } = scenarios(trysetItem);
const after = (...events: TrysetItemEvent[]) => given([...itemHistories.tryset_delivered, ...events]).state;
const posted: TrysetItemEvent = { type: 'TrysetItemLookPosted', data: { lookId: 81, snsType: 'Blog' } };

test('a request sets the item’s description', () => {
  expect(given(itemHistories.tryset_requested).state).toStrictEqual({
    ...initialTrysetItem,
    ...description,
    status: 'tryset_requested',
    isExpress: false,
  });
});

test('the delivery time is that of its event, whatever follows', () => {
  expect(given(itemHistories.tryset_delivering).state.deliveredAt).toBeNull();
  expect(given(itemHistories.tryset_delivered).state.deliveredAt).toBe(minutesLater(3));
  expect(given(itemHistories.return_delivered).state.deliveredAt).toBe(minutesLater(3));
});

test('marks an item express, then normal again', () => {
  const express: TrysetItemEvent = { type: 'TrysetItemMarkedExpress', data: {} };
  const normal: TrysetItemEvent = { type: 'TrysetItemMarkedNormal', data: {} };
  expect(given([...itemHistories.tryset_requested, express]).state.isExpress).toBe(true);
  expect(given([...itemHistories.tryset_requested, express, normal]).state.isExpress).toBe(false);
});

test('a look is posted and withdrawn, and ends a refusal', () => {
  const refused: TrysetItemEvent = {
    type: 'TrysetItemPostRefused',
    data: { refusalType: 'planned' },
  };
  expect(after(refused)).toMatchObject({ refusalType: 'planned', looks: [] });
  expect(after(refused, posted)).toMatchObject({ refusalType: 'idle', looks: [posted.data] });
  const withdrawn: TrysetItemEvent = { type: 'TrysetItemLookWithdrawn', data: { lookId: 81 } };
  expect(after(posted, withdrawn).looks).toEqual([]);
  const another: TrysetItemEvent = { type: 'TrysetItemLookPosted', data: { lookId: 82, snsType: 'Youtube' } };
  expect(after(posted, another, withdrawn).looks).toEqual([another.data]);
});

test('keeps marks', () => {
  expect(
    after(
      { type: 'TrysetItemTrialEnded', data: { ruleCode: '22' } },
      { type: 'TrysetItemPostOverdue', data: { ruleCode: '23' } },
    ),
  ).toMatchObject({ status: 'tryset_delivered', isTrialEnded: true, isPostOverdue: true });
});

test('keeps the code of each rule that warned once, and none for events without a code', () => {
  const ended: TrysetItemEvent = { type: 'TrysetItemTrialEnded', data: { ruleCode: null } };
  const overdue: TrysetItemEvent = { type: 'TrysetItemPostOverdue', data: { ruleCode: '23' } };
  expect(after(ended, overdue, overdue).ruleCodes).toEqual(['23']);
});

test('an order begins, is abandoned, or completes the purchase', () => {
  expect(given(itemHistories.purchase_pending).state.orderId).toBe(71);
  expect(given(itemHistories.purchased).state.orderId).toBe(71);
  const abandoned: TrysetItemEvent = { type: 'TrysetItemPurchaseAbandoned', data: { orderId: 71 } };
  expect(given([...itemHistories.purchase_pending, abandoned]).state).toMatchObject({
    status: 'tryset_delivered',
    orderId: null,
  });
});

test('a replacement sets the new stock item', () => {
  const replaced: TrysetItemEvent = {
    type: 'TrysetItemStockReplaced',
    data: { from: 501, to: 502, stock: { to: 'in_check' } },
  };
  const state = given([...itemHistories.tryset_preparing, replaced]).state;
  expect(state).toMatchObject({ status: 'tryset_preparing', stockItemId: 502 });
});

test('keeps the last removed look of each network', () => {
  const posted = (lookId: number, snsType: 'Instagram' | 'Youtube'): TrysetItemEvent => ({
    type: 'TrysetItemLookPosted',
    data: { lookId, snsType },
  });
  const gone = (lookId: number): TrysetItemEvent => ({ type: 'TrysetItemLookWithdrawn', data: { lookId } });
  const history = [posted(81, 'Instagram'), posted(82, 'Youtube'), gone(81), posted(83, 'Instagram')];
  const state = given([...itemHistories.tryset_delivered, ...history, gone(82), gone(83)]).state;
  expect(state.looks).toEqual([]);
  expect(state.formerLooks).toEqual([
    { lookId: 82, snsType: 'Youtube' },
    { lookId: 83, snsType: 'Instagram' },
  ]);
});

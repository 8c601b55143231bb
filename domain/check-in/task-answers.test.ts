import { describe, expect, test } from 'vitest';
import { initialStockItem } from '../stock/stock-state.ts';
import type { StockStatus } from '../stock/stock-status.ts';
import { shownStockStatuses } from '../stock/stock-status.ts';
import type { StockItemStanding } from '../stock/stock-transitions.ts';
import { staff } from '../testing/actors.ts';
import { initialTrysetItem } from '../tryset-items/item-state.ts';
import { type TrysetItemStatus, trysetItemStatuses } from '../tryset-items/item-status.ts';
import { type InHand, type TaskAnswer, taskAnswers } from './task-answers.ts';

const by = { actor: staff, at: '2026-06-01T00:00:00.000Z' };
const holder = { kind: 'tryset_item', id: 31 } as const;

function garment(status: StockStatus, more: Partial<StockItemStanding> = {}): InHand {
  return { stock: { ...initialStockItem, status, ...more }, item: null };
}

function lent(status: StockStatus, item: TrysetItemStatus): InHand {
  return { stock: garment(status, { holder }).stock, item: { ...initialTrysetItem, status: item, id: 31 } };
}

const allowed = (found: InHand) => taskAnswers(found, by).filter((answer) => answer.allowed);
/** `grade: arrive return_complete check_complete` */
const told = ({ name, steps }: TaskAnswer) => `${name}: ${steps.map(({ action }) => action).join(' ')}`;

function answerOf(found: InHand, task: TaskAnswer['name']): TaskAnswer {
  const answer = taskAnswers(found, by).find(({ name }) => name === task);
  if (answer === undefined) throw new Error(`${task} is no task`);
  return answer;
}

const broughtIn = [
  'receive: arrive return_complete',
  'grade: arrive return_complete check_complete',
  'hold: arrive return_complete hold',
  'unavailable: arrive return_complete unavailable',
  'defer: arrive defer_return_item',
];

describe('what may be done with a garment in hand', () => {
  test.each<[string, InHand, string[]]>([
    ['on its way back', lent('in_use', 'return_delivering'), broughtIn],
    ['whose return failed', lent('in_use', 'return_failed'), broughtIn],
    ['that somebody marked unavailable meanwhile', lent('unavailable', 'return_failed'), broughtIn],
    ['whose return was deferred', lent('in_check', 'return_deferred'), broughtIn],
    [
      'received',
      lent('in_check', 'return_arrived'),
      [
        'receive: return_complete',
        'grade: return_complete check_complete',
        'hold: return_complete hold',
        'unavailable: return_complete unavailable',
        'defer: defer_return_item',
      ],
    ],
    [
      'not sent yet',
      lent('in_use', 'return_preparing'),
      ['announce: return_item', 'defer: defer_return_item'],
    ],
    ['whose return was asked for', lent('in_use', 'return_requested'), ['accept: accept_return']],
    ['with its member', lent('in_use', 'tryset_delivered'), ['ask: request_return']],
    ['on its way to its member', lent('in_use', 'tryset_delivering'), ['came_back: fail_delivery']],
    ['reserved', lent('requested', 'tryset_preparing'), []],
    ['being bought', lent('in_use', 'purchase_pending'), []],
    ['whose rental is over this moment', lent('in_check', 'return_delivered'), []],
    ['in check', garment('in_check'), ['grade: check_complete', 'hold: hold', 'unavailable: unavailable']],
    [
      'in stock',
      garment('in_stock'),
      ['stow: stow', 'hold: hold', 'unavailable: unavailable', 'check_again: check'],
    ],
    [
      'in stock and wanted back',
      garment('in_stock', { outStockRequest: 'requested' }),
      ['stow: stow', 'hold: hold', 'unavailable: unavailable', 'ready_out: ready_out', 'check_again: check'],
    ],
    ['on hold', garment('hold'), ['release: release_hold', 'unavailable: unavailable']],
    ['unavailable', garment('unavailable'), ['recover: recover']],
    ['registered', garment('created'), ['enter: enter']],
    ['back from its brand', garment('out_stock'), ['enter: enter']],
    ['on its way out', garment('out_stock_ready'), []],
    ['sold', garment('purchased'), []],
    ['paid for', garment('unavailable', { unavailableReason: 'curator_paid' }), []],
    ['removed', garment('in_stock', { isRemoved: true }), []],
  ])('%s', (_, found, expected) => {
    expect(allowed(found).map(told)).toEqual(expected);
  });

  test('nothing by somebody who may not', () => {
    const asBrand = { ...by, actor: { label: 'brand_admin', id: 7 } as const };
    for (const found of [garment('in_check'), lent('in_use', 'return_delivering')]) {
      expect(taskAnswers(found, asBrand).filter((answer) => answer.allowed)).toEqual([]);
    }
    expect(taskAnswers(garment('in_check'), asBrand)[0]).toMatchObject({ reasonCode: 'status' });
  });
});

describe('what stands in the way', () => {
  test('is said of the step at which the chain would break', () => {
    // Nothing takes a garment out of its hold because its return arrives.
    const onHold = lent('hold', 'return_deferred');
    expect(answerOf(onHold, 'grade')).toEqual({
      name: 'grade',
      allowed: false,
      steps: [
        { on: 'item', action: 'arrive' },
        { on: 'item', action: 'return_complete' },
        { on: 'stock', action: 'check_complete' },
      ],
      refusedAt: 'check_complete',
      reasonCode: 'status',
    });
    expect(answerOf(onHold, 'receive').allowed).toBe(true);
  });

  test('is what stands in the way of the task itself where nothing of it can be done', () => {
    expect(answerOf(garment('unavailable', { unavailableReason: 'curator_paid' }), 'recover')).toMatchObject({
      refusedAt: 'recover',
      reasonCode: 'curator_paid',
    });
    expect(answerOf(lent('in_check', 'return_delivered'), 'grade')).toMatchObject({
      refusedAt: 'check_complete',
      reasonCode: 'has_holder',
    });
  });
});

test('a chain never begins where it cannot end, and ends with nobody holding the garment', () => {
  const found = shownStockStatuses.flatMap((status) => [
    garment(status),
    ...trysetItemStatuses.map((item) => lent(status, item)),
  ]);
  for (const each of found) {
    for (const { allowed: isAllowed, steps, refusedAt, reasonCode } of taskAnswers(each, by)) {
      expect(isAllowed).toBe(reasonCode === null);
      expect(steps.some(({ action }) => action === refusedAt)).toBe(!isAllowed);
      if (isAllowed) expect(each.item === null).toBe(steps[0]?.on === 'stock');
    }
  }
});

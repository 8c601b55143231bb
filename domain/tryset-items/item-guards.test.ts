import { describe, expect, test } from 'vitest';
import { brandAdmin, curator, staff } from '../testing/actors.ts';
import { minutesLater, scenarios } from '../testing/given.ts';
import { damageReport } from '../testing/tryset-item-samples.ts';
import { deliveryFailed, itemHistories } from '../testing/tryset-items.ts';
import { actionsFor } from '../transition-table.ts';
import { trysetItem } from './item.ts';
import type { TrysetItemEvent } from './item-events.ts';
import { initialTrysetItem, type TrysetItemState } from './item-state.ts';
import { type TrysetItemGuard, trysetItemRules } from './item-transitions.ts';

const { given } = scenarios(trysetItem);
const posted: TrysetItemEvent = {
  type: 'TrysetItemLookPosted',
  data: { lookId: 81, snsType: 'Instagram' },
};
const withdrawn: TrysetItemEvent = { type: 'TrysetItemLookWithdrawn', data: { lookId: 81 } };
const removed: TrysetItemEvent = { type: 'TrysetItemRemoved', data: {} };

const damage = { ...damageReport, reportedAt: '2026-03-02T09:03:00.000Z' };

const forced = { from: 'return_failed', at: '2026-03-01T09:03:00.000Z' } as const;

const standings: [string, TrysetItemGuard, Partial<TrysetItemState>, string | null][] = [
  ['before delivery', 'delivered', { deliveredAt: null }, 'not_delivered'],
  ['after delivery', 'delivered', { deliveredAt: '2026-03-02T09:03:00.000Z' }, null],
  ['before delivery', 'notDelivered', { deliveredAt: null }, null],
  ['after delivery', 'notDelivered', { deliveredAt: '2026-03-02T09:03:00.000Z' }, 'already_delivered'],
  ['without a look', 'unposted', { looks: [] }, null],
  ['with a look', 'unposted', { looks: [posted.data] }, 'already_posted'],
  ['of a given product', 'owesLook', { useMode: 'gift' }, 'no_look_owed'],
  ['of a lent product', 'owesLook', { useMode: 'rent' }, null],
  ['without a look', 'posted', { looks: [] }, 'not_posted'],
  ['with a look', 'posted', { looks: [posted.data] }, null],
  ['of a rented product', 'gift', { useMode: 'rent' }, 'not_a_gift'],
  ['of a given product', 'gift', { useMode: 'gift' }, null],
  ['that goes by normal delivery', 'notExpress', { isExpress: false }, null],
  ['that goes by express', 'notExpress', { isExpress: true }, 'already_express'],
  ['that goes by express', 'express', { isExpress: true }, null],
  ['that goes by normal delivery', 'express', { isExpress: false }, 'already_normal'],
  ['there at its end', 'atItsEnd', { status: 'return_delivered' }, null],
  ['under way', 'atItsEnd', { status: 'tryset_delivered' }, 'in_use'],
  ['that nobody buys', 'notBeingPaid', { status: 'tryset_delivered' }, null],
  ['that an order buys', 'notBeingPaid', { status: 'purchase_pending' }, 'being_paid'],
  ['there', 'notRemoved', { isRemoved: false }, null],
  ['removed', 'notRemoved', { isRemoved: true }, 'removed'],
  ['with the member', 'notBack', { status: 'tryset_delivered' }, null],
  ['that has come back', 'notBack', { status: 'return_arrived' }, 'already_returned'],
  ['that nobody called damaged', 'undamaged', { damage: null }, null],
  ['that arrived damaged', 'undamaged', { damage }, 'damage_reported'],
  ['that was bought by force', 'forced', { forced }, null],
  ['that was bought otherwise', 'forced', { forced: null }, 'not_forced'],
  ['that was bought by force this month', 'unsettled', { forced }, null],
  [
    'that was bought by force in January',
    'unsettled',
    { forced: { ...forced, at: '2026-01-31T14:59:59.999Z' } },
    'month_closed',
  ],
  ['delivered today', 'timeToReport', { deliveredAt: '2026-03-02T08:00:00.000Z' }, null],
  ['delivered long ago', 'timeToReport', { deliveredAt: '2026-02-25T08:00:00.000Z' }, 'report_too_late'],
];

test.each(standings)('an item %s answers the guard %s', (_, guard, standing, code) => {
  const command = { action: 'force_purchase' };
  const asking = { at: minutesLater(0), command, role: 'user' } as const;
  expect(trysetItemRules.guards[guard]({ ...initialTrysetItem, ...standing }, asking)).toBe(code);
});

test('each guard is tested both ways', () => {
  for (const guard of Object.keys(trysetItemRules.guards)) {
    const codes = standings.filter(([, name]) => name === guard).map(([, , , code]) => code === null);
    expect(new Set(codes), guard).toStrictEqual(new Set([true, false]));
  }
});

describe('a refusal names its guard and the allowed actions', () => {
  test('a look cannot be refused for an item that was never delivered', () => {
    given(deliveryFailed)
      .when({ action: 'refuse_post', refusalType: 'refused' }, curator)
      .thenRefused('tryset_item.not_delivered', {
        status: 'return_failed',
        asked: 'refuse_post',
        allowed: [],
        ruleCode: '02',
      });
  });

  test('a look cannot be refused once posted, but again after it is withdrawn', () => {
    const refusal = { action: 'refuse_post', refusalType: 'refused' } as const;
    const history = [...itemHistories.return_delivered, posted];
    given(history)
      .when(refusal, staff)
      .thenRefused('tryset_item.already_posted', {
        status: 'return_delivered',
        asked: 'refuse_post',
        allowed: ['charge_fault', 'revise_notes', 'remove'],
        ruleCode: '03',
      });
    given([...history, withdrawn])
      .when(refusal, staff)
      .then({ type: 'TrysetItemPostRefused', data: { refusalType: 'refused' } });
  });

  test('an item is marked express once, and normal only after that', () => {
    const express: TrysetItemEvent = { type: 'TrysetItemMarkedExpress', data: {} };
    given([...itemHistories.tryset_requested, express])
      .when({ action: 'express' }, staff)
      .thenRefused('tryset_item.already_express');
    given(itemHistories.tryset_requested)
      .when({ action: 'normal' }, staff)
      .thenRefused('tryset_item.already_normal');
  });

  test('an item is removed once', () => {
    given([...itemHistories.tryset_canceled, removed])
      .when({ action: 'remove' }, staff)
      .thenRefused('tryset_item.removed', {
        status: 'tryset_canceled',
        asked: 'remove',
        allowed: [],
        ruleCode: '08',
      });
  });

  test('a lost parcel has no trial, no overdue look and no look, and cannot be kept', () => {
    const item = given(deliveryFailed);
    const system = { label: 'system', id: null } as const;
    item.when({ action: 'end_trial' }, system).thenRefused('tryset_item.not_delivered');
    item.when({ action: 'mark_post_overdue' }, system).thenRefused('tryset_item.not_delivered');
    item
      .when({ action: 'post_look', lookId: 81, snsType: 'Blog' }, system)
      .thenRefused('tryset_item.not_delivered');
    given(itemHistories.tryset_delivered)
      .when({ action: 'keep' }, system)
      .thenRefused('tryset_item.not_a_gift');
  });
});

test('lists each action that a role may take, and the reason for each that it may not', () => {
  const item = given(itemHistories.tryset_requested).state;
  expect(actionsFor(trysetItemRules, item, brandAdmin.label, minutesLater(99))).toStrictEqual([
    { name: 'accept', allowed: true, reasonCode: null },
    { name: 'deny', allowed: true, reasonCode: null },
    { name: 'replace_stock', allowed: true, reasonCode: null },
    { name: 'outbound', allowed: false, reasonCode: 'status' },
    { name: 'correct_parcel', allowed: false, reasonCode: 'status' },
  ]);
  const lost = given(deliveryFailed).state;
  expect(actionsFor(trysetItemRules, lost, curator.label, minutesLater(99))).toContainEqual({
    name: 'refuse_post',
    allowed: false,
    reasonCode: 'not_delivered',
  });
});

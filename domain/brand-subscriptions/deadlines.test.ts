import { describe, expect, test } from 'vitest';
import { firstPeriod } from '../periods.ts';
import {
  openPeriodInvoice,
  openUpgrade,
  running,
  subscriptionStates,
} from '../testing/brand-subscriptions.ts';
import { deadlinesOfSubscription, dutyOf } from './deadlines.ts';
import type { BrandSubscriptionEvent } from './subscription-events.ts';
import type { BrandSubscription } from './subscription-state.ts';

/** The running period ends on 14 June. */
const over = '2026-06-14T15:00:00.000Z';
const before = '2026-06-14T14:59:59.999Z';

const dueOf = (event: BrandSubscriptionEvent, state: BrandSubscription) =>
  deadlinesOfSubscription(event, state).map(({ name, dueAt }) => [name, dueAt]);
const failed: BrandSubscriptionEvent = {
  type: 'BrandSubscriptionPaymentFailed',
  data: { brandInvoiceId: 21 },
};

test('a paid plan begins with its first day, is announced a week before its end, and turns at its end', () => {
  const paid: BrandSubscriptionEvent = { type: 'BrandSubscriptionExtended', data: { endDate: '2026-06-14' } };
  const begin = [['begin_brand_plan', '2026-05-14T15:00:00.000Z']];
  const turn = [
    ['announce_brand_renewal', '2026-06-07T15:00:00.000Z'],
    ['turn_brand_period', over],
  ];
  expect(dueOf(paid, subscriptionStates.payment_done)).toEqual([...begin, ...turn]);
  expect(dueOf(paid, running)).toEqual(turn);
  expect(dueOf(paid, { ...running, extendedEndDate: '2026-06-20' })).toEqual([
    ['announce_brand_renewal', '2026-06-13T15:00:00.000Z'],
    ['turn_brand_period', '2026-06-20T15:00:00.000Z'],
  ]);
  expect(dueOf(paid, { ...subscriptionStates.pending })).toEqual([]);
  expect(dueOf({ type: 'BrandSubscriptionBegan', data: {} }, running)).toEqual([]);
});

test('a failed payment is tried again after 1, 3 and 7 days, and then given up', () => {
  const state = { ...subscriptionStates.payment_retry_await, firstFailedAt: '2026-06-01T03:00:00.000Z' };
  expect(dueOf(failed, state)).toEqual([
    ['retry_brand_payment', '2026-06-02T03:00:00.000Z'],
    ['retry_brand_payment', '2026-06-04T03:00:00.000Z'],
    ['retry_brand_payment', '2026-06-08T03:00:00.000Z'],
    ['give_up_brand_payment', '2026-06-09T03:00:00.000Z'],
  ]);
  // By now the payment was made.
  expect(dueOf(failed, running)).toEqual([]);
});

describe('at the end of a period', () => {
  const turn = (changed: Partial<BrandSubscription>, at = over) =>
    dutyOf({ ...running, ...changed }, 'turn_brand_period', at);

  test('the plan renews with the next plan, or ends', () => {
    expect(turn({})).toEqual({ do: 'renew', planId: 4, startDate: '2026-06-15' });
    expect(turn({ nextPlanId: 5 })).toEqual({ do: 'renew', planId: 5, startDate: '2026-06-15' });
    expect(turn({ renewNextMonth: false })).toEqual({ do: 'end' });
    expect(turn({ isCancelRequested: true })).toEqual({ do: 'end' });
  });

  test('an upgrade that is not paid ends first', () => {
    expect(turn({ openInvoice: openUpgrade })).toEqual({ do: 'end_payment', by: 'close', paymentId: 41 });
  });

  test('nothing is to be done if the period goes on, or the payment is in the way', () => {
    expect(turn({}, before)).toBeNull();
    expect(turn({ extendedEndDate: '2026-06-15' })).toBeNull();
    expect(turn({ openInvoice: openPeriodInvoice })).toBeNull();
    expect(turn({ status: 'payment_retry_await' })).toBeNull();
    expect(turn({ status: 'canceled' })).toBeNull();
  });
});

test('a renewal is announced in the last week, if it comes', () => {
  const at = '2026-06-07T15:00:00.000Z';
  const announce = (changed: Partial<BrandSubscription>) =>
    dutyOf({ ...running, ...changed }, 'announce_brand_renewal', at);
  expect(announce({})).toEqual({ do: 'announce', planId: 4, startDate: '2026-06-15' });
  expect(announce({ isCancelRequested: true })).toBeNull();
  expect(announce({ extendedEndDate: '2026-06-20' })).toBeNull();
  expect(announce({ period: firstPeriod('2026-05-01', 1) })).toBeNull();
  expect(announce({ status: 'payment_failed' })).toBeNull();
});

test('a plan begins if it is paid', () => {
  expect(dutyOf(subscriptionStates.payment_done, 'begin_brand_plan', over)).toEqual({ do: 'begin' });
  for (const status of ['pending', 'using', 'canceled'] as const) {
    expect(dutyOf(subscriptionStates[status], 'begin_brand_plan', over)).toBeNull();
  }
});

describe('while a failed payment waits', () => {
  const state: BrandSubscription = {
    ...subscriptionStates.payment_retry_await,
    openInvoice: openPeriodInvoice,
    firstFailedAt: '2026-06-01T03:00:00.000Z',
  };
  const later = '2026-06-09T03:00:00.000Z';

  test('the card is charged again; a transfer is waited for', () => {
    expect(dutyOf(state, 'retry_brand_payment', later)).toEqual({ do: 'charge', paymentId: 41 });
    expect(dutyOf({ ...state, method: 'bank' }, 'retry_brand_payment', later)).toBeNull();
    expect(dutyOf({ ...state, openInvoice: null }, 'retry_brand_payment', later)).toBeNull();
    expect(dutyOf(running, 'retry_brand_payment', later)).toBeNull();
  });

  test('the payment ends before the subscription gives up', () => {
    expect(dutyOf(state, 'give_up_brand_payment', later)).toEqual({
      do: 'end_payment',
      by: 'fail',
      paymentId: 41,
    });
    expect(dutyOf({ ...state, openInvoice: null }, 'give_up_brand_payment', later)).toEqual({
      do: 'give_up',
    });
    // A later failure has its own deadline.
    expect(dutyOf({ ...state, firstFailedAt: later }, 'give_up_brand_payment', later)).toBeNull();
    expect(dutyOf(running, 'give_up_brand_payment', later)).toBeNull();
  });
});

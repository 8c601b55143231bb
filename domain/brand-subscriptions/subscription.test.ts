import { describe, expect, test } from 'vitest';
import { firstPeriod } from '../periods.ts';
import { actors } from '../testing/actors.ts';
import { freeTerms, largeTerms, standardTerms } from '../testing/brand-plans.ts';
import {
  billing,
  brandId,
  description,
  invoiceDescription,
  openPeriodInvoice,
  running,
  subscriptionStates,
} from '../testing/brand-subscriptions.ts';
import { scenarios } from '../testing/given.ts';
import { isLive, isUsingService, limitingPlan, mayTakeOn } from './service.ts';
import { brandSubscription } from './subscription.ts';
import { brandSubscriptionStatuses } from './subscription-kinds.ts';
import { upgradeOffer } from './upgrade.ts';

const { given, givenState } = scenarios(brandSubscription);
const { brand_admin, staff, system } = actors;
const choose = { action: 'choose_plan', ...description, billing } as const;

describe('a chosen plan', () => {
  test('that is free is in use at once, without an invoice', () => {
    const after = given([])
      .when({ ...choose, plan: freeTerms }, brand_admin)
      .then({
        type: 'BrandSubscriptionStarted',
        data: { ...description, plan: freeTerms, period: firstPeriod('2026-06-01', 1), invoice: null },
      });
    expect(after).toMatchObject({
      status: 'using',
      isBegun: true,
      paidUntil: '2026-06-30',
      openInvoice: null,
    });
    given([])
      .when({ ...choose, plan: freeTerms, startDate: '2026-06-02' }, brand_admin)
      .thenRefused('brand_subscription.bad_start', { from: '2026-06-01', to: '2026-06-01' });
  });

  test('starts today or within a year', () => {
    for (const startDate of ['2026-05-31', '2027-06-03', '2026-06-31', 'soon']) {
      given([])
        .when({ ...choose, startDate }, brand_admin)
        .thenRefused('brand_subscription.bad_start', { from: '2026-06-01', to: '2027-06-02' });
    }
    expect(given([]).when({ ...choose, startDate: '2027-06-02' }, staff).decision.ok).toBe(true);
  });

  test('by bank transfer is due at the end of the seventh day', () => {
    given([])
      .when({ ...choose, method: 'bank' }, brand_admin)
      .then({
        type: 'BrandSubscriptionStarted',
        data: {
          ...description,
          method: 'bank',
          period: null,
          invoice: { ...invoiceDescription, method: 'bank', dueTime: '2026-06-08T15:00:00.000Z' },
        },
      });
  });

  test('begins on the chosen day, or on the day of the payment if that is later', () => {
    const waiting = { ...subscriptionStates.pending, openInvoice: openPeriodInvoice };
    const pay = { action: 'pay', brandInvoiceId: 21 } as const;
    for (const [startDate, first] of [
      ['2026-06-10', '2026-06-10'],
      ['2026-05-20', '2026-06-01'],
    ] as const) {
      givenState({ ...waiting, startDate })
        .when(pay, system)
        .then({
          type: 'BrandSubscriptionPaid',
          data: { brandInvoiceId: 21, amount: 300_000, plan: standardTerms, period: firstPeriod(first, 1) },
        });
    }
    const early = { ...subscriptionStates.payment_done, period: firstPeriod('2026-06-02', 1) };
    givenState(early).when({ action: 'begin' }, system).thenRefused('brand_subscription.not_started');
  });

  test('that is canceled before it begins is refunded', () => {
    const after = givenState(subscriptionStates.payment_done)
      .when({ action: 'cancel' }, brand_admin)
      .then({
        type: 'BrandSubscriptionCanceled',
        data: { refunds: [{ brandInvoiceId: 20, paymentId: 40, amount: 300_000 }] },
      });
    expect(after.status).toBe('canceled');
    givenState({ ...subscriptionStates.payment_retry_await, isBegun: true })
      .when({ action: 'cancel' }, brand_admin)
      .thenRefused('brand_subscription.begun');
  });
});

test('money for another invoice than the open one is refused', () => {
  givenState({ ...running, openInvoice: openPeriodInvoice })
    .when({ action: 'pay', brandInvoiceId: 22 }, system)
    .thenRefused('brand_subscription.other_invoice', { brandInvoiceId: 22, open: 21 });
});

test('news of an invoice that is not open change nothing', () => {
  for (const news of ['paid', 'declined', 'failed', 'canceled'] as const) {
    for (const status of brandSubscriptionStatuses) {
      givenState(subscriptionStates[status])
        .when({ action: 'follow_invoice', brandInvoiceId: 21, news }, system)
        .thenNothing();
    }
  }
});

test('a refund counts for the invoices of the period, until the subscription ends', () => {
  const back = { action: 'follow_refund', brandInvoiceId: 20, amount: 100_000 } as const;
  const after = givenState(running)
    .when(back, system)
    .then({ type: 'BrandSubscriptionRefundNoted', data: { brandInvoiceId: 20, amount: 100_000 } });
  expect(after.parts).toMatchObject([{ amount: 300_000, refunded: 100_000 }]);
  givenState(running)
    .when({ ...back, brandInvoiceId: 19 }, system)
    .thenNothing();
  givenState(subscriptionStates.canceled).when(back, system).thenNothing();
  givenState(running).when(back, staff).thenRefused('brand_subscription.forbidden');
});

test('only the system follows invoices', () => {
  for (const actor of [brand_admin, staff, actors.user]) {
    givenState({ ...running, openInvoice: openPeriodInvoice })
      .when({ action: 'follow_invoice', brandInvoiceId: 21, news: 'paid' }, actor)
      .thenRefused('brand_subscription.forbidden');
  }
});

describe('an upgrade', () => {
  const upgrade = { action: 'upgrade', plan: largeTerms, billing, expectedAmount: null } as const;
  const june = { ...running, period: firstPeriod('2026-05-22', 1), paidUntil: '2026-06-21' };

  test('charges the new price less the days that are left of the present one', () => {
    // 21 of 31 days.
    expect(upgradeOffer(june, largeTerms, '2026-06-01T00:00:00.000Z')).toEqual({
      charge: 500_000 - 203_225,
      credit: 203_225,
      period: firstPeriod('2026-06-01', 1),
    });
  });

  test('is refused to a plan that costs the same or less', () => {
    for (const plan of [standardTerms, freeTerms, { ...largeTerms, price: 299_999 }]) {
      givenState(running)
        .when({ ...upgrade, plan }, brand_admin)
        .thenRefused('brand_subscription.not_dearer', { price: plan.price, present: 300_000 });
    }
  });

  test('from the free plan costs the whole price', () => {
    const free = { ...running, plan: freeTerms, parts: [] };
    const { decision } = givenState(free).when(upgrade, brand_admin);
    expect(decision).toMatchObject({
      events: [{ data: { invoice: { amount: 500_000, discountedAmount: 0 } } }],
    });
  });

  test('is refused if the charge is not the one that was shown', () => {
    givenState(running)
      .when({ ...upgrade, expectedAmount: 364_516 }, brand_admin)
      .thenRefused('brand_subscription.price_changed', { amount: 364_517 });
    expect(givenState(running).when({ ...upgrade, expectedAmount: 364_517 }, staff).decision.ok).toBe(true);
  });

  test('is refused in another currency', () => {
    givenState(running)
      .when({ ...upgrade, plan: { ...largeTerms, currency: 'JPY' } }, brand_admin)
      .thenRefused('brand_subscription.other_currency', { currency: 'KRW' });
  });

  test('of an extended period counts the extension as left, and begins a new anchor', () => {
    const extended = { ...june, extendedEndDate: '2026-06-30' };
    // 30 of 40 days.
    expect(upgradeOffer(extended, largeTerms, '2026-06-01T00:00:00.000Z')?.credit).toBe(225_000);
  });
});

describe('the next plan', () => {
  test('null ends the renewal; a plan resumes it; choosing the same again changes nothing', () => {
    const none = givenState(running)
      .when({ action: 'choose_next_plan', planId: null }, brand_admin)
      .then({ type: 'BrandSubscriptionNextPlanChosen', data: { planId: null } });
    expect(none).toMatchObject({ renewNextMonth: false, nextPlanId: null });
    givenState(none).when({ action: 'choose_next_plan', planId: null }, brand_admin).thenNothing();
    givenState(running).when({ action: 'choose_next_plan', planId: 4 }, brand_admin).thenNothing();
    const again = givenState(none)
      .when({ action: 'choose_next_plan', planId: 4 }, brand_admin)
      .then({ type: 'BrandSubscriptionNextPlanChosen', data: { planId: 4 } });
    expect(again.renewNextMonth).toBe(true);
    givenState({ ...running, isCancelRequested: true })
      .when({ action: 'choose_next_plan', planId: 5 }, brand_admin)
      .thenRefused('brand_subscription.cancel_requested');
  });

  test('begins at the renewal, on the anchor’s day, with its own length', () => {
    const state = {
      ...running,
      nextPlanId: 5,
      period: { anchor: '2026-03-31', monthsBefore: 1, startDate: '2026-04-30', endDate: '2026-05-30' },
    };
    const plan = { ...largeTerms, months: 3 };
    const { decision } = givenState(state).when({ action: 'renew', plan, billing }, system);
    expect(decision).toMatchObject({
      events: [
        {
          data: {
            plan,
            period: { anchor: '2026-03-31', monthsBefore: 2, startDate: '2026-05-31', endDate: '2026-08-30' },
            invoice: { amount: 500_000 },
          },
        },
      ],
    });
  });
});

describe('an extension', () => {
  test('ends later than the period, at most a year', () => {
    for (const endDate of ['2026-06-14', '2027-07-01', 'later']) {
      givenState(running)
        .when({ action: 'extend', endDate }, staff)
        .thenRefused('brand_subscription.bad_extension', { lastDay: '2026-06-14' });
    }
  });

  test('makes the day after it the new anchor', () => {
    const over = { ...running, period: firstPeriod('2026-04-01', 1), extendedEndDate: '2026-05-31' };
    const { decision } = givenState(over).when({ action: 'renew', plan: standardTerms, billing }, system);
    expect(decision).toMatchObject({
      events: [{ data: { period: { anchor: '2026-06-01', monthsBefore: 0, endDate: '2026-06-30' } } }],
    });
  });
});

describe('end_now', () => {
  const parts = [
    { brandInvoiceId: 20, paymentId: 40, amount: 300_000, refunded: 0 },
    { brandInvoiceId: 21, paymentId: 41, amount: 360_000, refunded: 0 },
  ];

  test('refunds at most what was paid for the period, the newest invoice first', () => {
    givenState({ ...running, parts })
      .when({ action: 'end_now', refund: 400_000 }, staff)
      .then({
        type: 'BrandSubscriptionEndedNow',
        data: {
          refunds: [
            { brandInvoiceId: 21, paymentId: 41, amount: 360_000 },
            { brandInvoiceId: 20, paymentId: 40, amount: 40_000 },
          ],
        },
      });
    const less = parts.map((part) => ({ ...part, refunded: 300_000 }));
    givenState({ ...running, parts: less })
      .when({ action: 'end_now', refund: 60_000 }, staff)
      .then({
        type: 'BrandSubscriptionEndedNow',
        data: { refunds: [{ brandInvoiceId: 21, paymentId: 41, amount: 60_000 }] },
      });
    givenState({ ...running, parts: less })
      .when({ action: 'end_now', refund: 60_001 }, staff)
      .thenRefused('brand_subscription.refund_too_high', { paid: 60_000 });
    for (const refund of [660_001, -1, 0.5]) {
      givenState({ ...running, parts })
        .when({ action: 'end_now', refund }, staff)
        .thenRefused('brand_subscription.refund_too_high', { paid: 660_000 });
    }
  });
});

test('a retry after the service stopped costs what the plan costs now; before, it costs what it cost', () => {
  const dearer = { ...standardTerms, price: 330_000 };
  const retry = { action: 'retry', plan: dearer, billing } as const;
  const stopped = givenState(subscriptionStates.payment_failed).when(retry, brand_admin).decision;
  expect(stopped).toMatchObject({ events: [{ data: { plan: dearer, invoice: { amount: 330_000 } } }] });
  const waiting = { ...subscriptionStates.payment_retry_await, firstFailedAt: '2026-05-31T00:00:00.000Z' };
  const going = givenState({ ...waiting, method: 'bank' }).when(retry, brand_admin).decision;
  expect(going).toMatchObject({
    events: [
      { data: { plan: standardTerms, invoice: { amount: 300_000, dueTime: '2026-06-08T00:00:00.000Z' } } },
    ],
  });
  givenState(subscriptionStates.payment_failed)
    .when({ ...retry, plan: largeTerms }, brand_admin)
    .thenRefused('brand_subscription.other_plan', { planId: 4 });
  givenState(subscriptionStates.payment_failed)
    .when({ ...retry, plan: { ...standardTerms, price: 0 } }, brand_admin)
    .thenRefused('brand_subscription.nothing_to_pay');
});

test('service, limits and new stock by status', () => {
  const answers = brandSubscriptionStatuses.map((status) => {
    const state = subscriptionStates[status];
    return [status, isLive(status), isUsingService(state), limitingPlan(state) !== null, mayTakeOn(state)];
  });
  expect(answers).toEqual([
    ['idle', false, false, false, true],
    ['pending', true, false, false, true],
    ['payment_done', true, false, false, true],
    ['using', true, true, true, true],
    ['payment_retry_await', true, true, true, true],
    ['payment_failed', true, false, false, false],
    ['canceled', false, false, false, true],
  ]);
  expect(isUsingService({ status: 'payment_retry_await', isBegun: false })).toBe(false);
});

test('a brand sees its own subscription', () => {
  expect(brandSubscription.brandIds?.(running)).toEqual([brandId]);
  expect(brandSubscription.brandIds?.(subscriptionStates.idle)).toEqual([]);
});

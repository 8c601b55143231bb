import { describe, expect, test } from 'vitest';
import { billingWorld } from '../testing/brand-billing.ts';
import { freeTerms, largeTerms, standardTerms } from '../testing/brand-plans.ts';
import { stepsIn } from '../testing/brand-steps.ts';
import { codeOf } from '../testing/race.ts';

/** The last hour of the period from 1 to 30 June, and the first hour after it. */
const lastHour = '2026-06-30T14:30:00.000Z';
const nextHour = '2026-06-30T15:30:00.000Z';

const renew = (steps: ReturnType<typeof stepsIn>, plan = standardTerms) =>
  steps.system({ action: 'renew', plan, billing: steps.billing() });
const upgrade = (steps: ReturnType<typeof stepsIn>) =>
  steps.act({ action: 'upgrade', plan: largeTerms, billing: steps.billing(), expectedAmount: null });

/** A subscription in use, paid by payment 41 from 1 to 30 June. */
function using() {
  const world = billingWorld();
  const steps = stepsIn(world);
  steps.choose();
  steps.pay();
  steps.system({ action: 'begin' });
  expect(world.subscription()).toMatchObject({ status: 'using', paidUntil: '2026-06-30' });
  return { world, steps };
}

/** The renewal of 1 July has failed; payment 42 waits for retries. */
function retrying() {
  const { world, steps } = using();
  world.moveTo(nextHour);
  renew(steps);
  steps.decline();
  expect(world.subscription().status).toBe('payment_retry_await');
  return { world, steps };
}

describe('pay and cancel', () => {
  const started = () => {
    const world = billingWorld();
    const steps = stepsIn(world);
    steps.choose(standardTerms, '2026-06-10');
    return { world, steps };
  };

  test('paid first: the payment cannot be closed, and the cancel refunds it', () => {
    const { world, steps } = started();
    steps.pay();
    expect(codeOf(steps.endPayment('close', 41))).toBe('payment.transition_not_allowed');
    expect(codeOf(steps.act({ action: 'cancel' }))).toBeNull();
    steps.refundAll();
    expect(world.subscription().status).toBe('canceled');
    expect(world.invoice(21)).toMatchObject({ status: 'canceled', refunded: 300_000 });
  });

  test('paid first, and the process stops before the invoice learns: the cancel waits for it', () => {
    const { world, steps } = started();
    steps.payLater();
    expect(codeOf(steps.endPayment('close', 41))).toBe('payment.transition_not_allowed');
    expect(codeOf(steps.act({ action: 'cancel' }))).toBe('brand_subscription.being_paid');
    world.settle();
    expect(world.subscription().status).toBe('payment_done');
    expect(codeOf(steps.act({ action: 'cancel' }))).toBeNull();
    expect(world.payment(41).refunds).toMatchObject([{ amount: 300_000, why: 'canceled' }]);
  });

  test('closed first: the cancel wins, and money that comes later goes back', () => {
    const { world, steps } = started();
    steps.tryIt(41);
    expect(codeOf(steps.act({ action: 'cancel' }))).toBe('brand_subscription.being_paid');
    steps.endPayment('close');
    expect(codeOf(steps.act({ action: 'cancel' }))).toBeNull();
    steps.learnPaid(41);
    expect(world.subscription()).toMatchObject({ status: 'canceled', parts: [] });
    expect(world.payment(41)).toMatchObject({
      status: 'canceled',
      refunds: [{ amount: 300_000, why: 'late' }],
    });
    expect(world.refusals).toEqual([]);
  });

  test('closed, and the process stops before the cancel: a second cancel works', () => {
    const { world, steps } = started();
    steps.endPayment('close');
    expect(world.subscription()).toMatchObject({ status: 'pending', openInvoice: null });
    expect(codeOf(steps.act({ action: 'cancel' }))).toBeNull();
  });
});

test('two renewals: the second finds the period going on', () => {
  const { world, steps } = using();
  world.moveTo(nextHour);
  expect(codeOf(renew(steps))).toBeNull();
  expect(codeOf(renew(steps))).toBe('brand_subscription.not_ended');
  expect(world.subscription().period).toMatchObject({ startDate: '2026-07-01', endDate: '2026-07-31' });
  expect([world.invoice(22).status, world.invoice(23).status]).toEqual(['pending', 'none']);
});

describe('renewal and upgrade', () => {
  test('the upgrade is asked first and not paid: its payment is closed, then the plan renews', () => {
    const { world, steps } = using();
    world.moveTo(lastHour);
    expect(codeOf(upgrade(steps))).toBeNull();
    world.moveTo(nextHour);
    expect(codeOf(renew(steps))).toBe('brand_subscription.being_paid');
    steps.endPayment('close');
    expect(codeOf(renew(steps))).toBeNull();
    expect(world.subscription()).toMatchObject({ plan: standardTerms, openInvoice: { kind: 'period' } });
  });

  test('the upgrade is paid first: its period goes on, and nothing renews', () => {
    const { world, steps } = using();
    world.moveTo(lastHour);
    upgrade(steps);
    steps.tryIt(42);
    world.moveTo(nextHour);
    steps.learnPaid(42);
    expect(codeOf(renew(steps))).toBe('brand_subscription.not_ended');
    expect(world.subscription()).toMatchObject({
      plan: largeTerms,
      period: { startDate: '2026-06-30', endDate: '2026-07-29' },
    });
  });

  test('the renewal comes first: the upgrade waits until it is paid, and then replaces the new period', () => {
    const { world, steps } = using();
    world.moveTo(nextHour);
    renew(steps);
    expect(codeOf(upgrade(steps))).toBe('brand_subscription.being_paid');
    steps.pay();
    expect(codeOf(upgrade(steps))).toBeNull();
    // The whole period is left: only the difference is charged.
    expect(world.subscription().openInvoice?.amount).toBe(200_000);
  });

  test('an upgraded period was paid by two invoices: end_now can refund both', () => {
    const { world, steps } = using();
    upgrade(steps);
    steps.pay();
    expect(codeOf(steps.staff({ action: 'end_now', refund: 400_000 }))).toBeNull();
    steps.refundAll();
    expect(world.invoice(22)).toMatchObject({ status: 'canceled', refunded: 200_000 });
    expect(world.invoice(21)).toMatchObject({ status: 'partially_refunded', refunded: 200_000 });
  });

  test('a declined upgrade ends, and the plan stays', () => {
    const { world, steps } = using();
    upgrade(steps);
    steps.decline();
    expect(world.subscription()).toMatchObject({ status: 'using', plan: standardTerms, openInvoice: null });
    expect(world.invoice(22).status).toBe('canceled');
  });
});

describe('cancel and renewal', () => {
  test('the cancel comes first: nothing renews, the subscription ends', () => {
    const { world, steps } = using();
    world.moveTo(nextHour);
    steps.act({ action: 'request_cancel' });
    expect(codeOf(renew(steps))).toBe('brand_subscription.not_renewing');
    expect(codeOf(steps.system({ action: 'end' }))).toBeNull();
    expect(world.subscription().status).toBe('canceled');
  });

  test('the renewal comes first: the cancel counts for the end of the new period', () => {
    const { world, steps } = using();
    world.moveTo(nextHour);
    renew(steps);
    expect(codeOf(steps.act({ action: 'request_cancel' }))).toBeNull();
    expect(codeOf(steps.system({ action: 'end' }))).toBe('brand_subscription.not_ended');
    steps.pay();
    expect(world.subscription()).toMatchObject({ status: 'using', paidUntil: '2026-07-31' });
  });

  test('another next plan is chosen meanwhile: the renewal with the old one is decided again', () => {
    const { world, steps } = using();
    world.moveTo(nextHour);
    steps.act({ action: 'choose_next_plan', planId: freeTerms.planId });
    expect(codeOf(renew(steps))).toBe('brand_subscription.other_plan');
    expect(codeOf(renew(steps, freeTerms))).toBeNull();
    expect(world.subscription()).toMatchObject({
      plan: freeTerms,
      paidUntil: '2026-07-31',
      openInvoice: null,
    });
  });
});

describe('renewal and end_now', () => {
  const endNow = { action: 'end_now', refund: 100_000 } as const;

  test('end_now comes first: nothing renews', () => {
    const { world, steps } = using();
    world.moveTo(nextHour);
    expect(codeOf(steps.staff(endNow))).toBeNull();
    expect(codeOf(renew(steps))).toBe('brand_subscription.transition_not_allowed');
    steps.refundAll();
    expect(world.invoice(21)).toMatchObject({ status: 'partially_refunded', refunded: 100_000 });
  });

  test('the renewal comes first and is not paid: its payment is closed, and there is nothing to refund', () => {
    const { world, steps } = using();
    world.moveTo(nextHour);
    renew(steps);
    expect(codeOf(steps.staff(endNow))).toBe('brand_subscription.being_paid');
    steps.endPayment('close');
    expect(world.subscription().status).toBe('payment_retry_await');
    expect(codeOf(steps.staff(endNow))).toBe('brand_subscription.refund_too_high');
    expect(codeOf(steps.staff({ ...endNow, refund: 0 }))).toBeNull();
    expect(world.subscription().status).toBe('canceled');
  });

  test('the renewal is paid first: the payment cannot be closed, and its money goes back', () => {
    const { world, steps } = using();
    world.moveTo(nextHour);
    renew(steps);
    steps.pay();
    expect(codeOf(steps.endPayment('close', 42))).toBe('payment.transition_not_allowed');
    expect(codeOf(steps.staff({ ...endNow, refund: 300_000 }))).toBeNull();
    expect(world.payment(42).refunds).toMatchObject([{ amount: 300_000 }]);
  });
});

describe('retry and give_up', () => {
  /** Nine days after the first failure. */
  const over = '2026-07-09T15:30:00.000Z';
  const retry = (steps: ReturnType<typeof stepsIn>) =>
    steps.act({ action: 'retry', plan: standardTerms, billing: steps.billing() });

  test('the retry is paid first: nothing is given up', () => {
    const { world, steps } = retrying();
    world.moveTo(over);
    retry(steps);
    steps.pay();
    expect(codeOf(steps.endPayment('fail', 42))).toBe('payment.transition_not_allowed');
    expect(codeOf(steps.system({ action: 'give_up' }))).toBe('brand_subscription.transition_not_allowed');
    expect(world.subscription()).toMatchObject({ status: 'using', paidUntil: '2026-07-31', failures: 0 });
  });

  test('the payment ends first: the retry’s money goes back, and the next retry begins a new period', () => {
    const { world, steps } = retrying();
    world.moveTo(over);
    steps.tryIt(42);
    expect(codeOf(steps.system({ action: 'give_up' }))).toBe('brand_subscription.being_paid');
    steps.endPayment('fail');
    expect(world.subscription()).toMatchObject({ status: 'payment_failed', openInvoice: null });
    steps.learnPaid(42);
    expect(world.payment(42).refunds).toMatchObject([{ amount: 300_000, why: 'late' }]);
    retry(steps);
    steps.pay();
    expect(world.subscription()).toMatchObject({
      status: 'using',
      period: { anchor: '2026-07-10', startDate: '2026-07-10', endDate: '2026-08-09' },
    });
  });

  test('before the last retry, nothing is given up', () => {
    const { world, steps } = retrying();
    world.moveTo('2026-07-07T15:29:59.999Z');
    steps.decline();
    steps.endPayment('fail');
    expect(world.subscription()).toMatchObject({
      status: 'payment_retry_await',
      failures: 3,
      openInvoice: null,
    });
    expect(codeOf(steps.system({ action: 'give_up' }))).toBe('brand_subscription.retries_left');
    world.moveTo('2026-07-07T15:30:00.000Z');
    expect(codeOf(steps.system({ action: 'give_up' }))).toBeNull();
  });

  test('a retry opens a new invoice if the old one has ended: it keeps the period', () => {
    const { world, steps } = retrying();
    steps.endPayment('fail');
    retry(steps);
    steps.pay();
    expect(world.subscription()).toMatchObject({ status: 'using', paidUntil: '2026-07-31' });
  });
});

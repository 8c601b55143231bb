import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BrandInvoiceEvent } from '../brand-invoices/invoice-events.ts';
import { businessDayOf, daysLater } from '../business-day.ts';
import { confirmedOf } from '../payments/money.ts';
import type { PaymentEvent } from '../payments/payment-events.ts';
import { later } from '../reacting.ts';
import { type BillingWorld, billingWorld } from '../testing/brand-billing.ts';
import { freeTerms, largeTerms, standardTerms } from '../testing/brand-plans.ts';
import { stepsIn } from '../testing/brand-steps.ts';
import { type BrandSubscriptionDeadline, deadlinesOfSubscription, dutyOf } from './deadlines.ts';
import { lastDayOf } from './subscription-days.ts';
import type { BrandSubscriptionEvent } from './subscription-events.ts';

const plans = [standardTerms, largeTerms, freeTerms, { ...largeTerms, planId: 7, months: 3, price: 900_000 }];
const termsOf = (planId: number) => plans.find((plan) => plan.planId === planId) ?? standardTerms;

const step = fc.record({
  what: fc.constantFrom(
    ...['wait', 'wait', 'wait', 'wait', 'pay', 'pay', 'pay', 'pay later', 'settle', 'decline', 'choose next'],
    ...[
      'upgrade',
      'extend',
      'request cancel',
      'withdraw cancel',
      'cancel',
      'end now',
      'retry',
      'refund',
      'goodwill',
    ],
  ),
  hours: fc.constantFrom(1, 30, 100, 24 * 8, 24 * 31),
  pick: fc.nat(999),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** The worker: fires deadlines in their order until an instant. */
function worker(world: BillingWorld, steps: ReturnType<typeof stepsIn>) {
  const due: BrandSubscriptionDeadline[] = [];
  let read = 0;
  const collect = () => {
    for (; read < world.log.length; read += 1) {
      const lived = world.log[read];
      if (lived?.on !== 'brand_subscription') continue;
      due.push(...deadlinesOfSubscription(lived.event as BrandSubscriptionEvent, world.subscription()));
    }
    due.sort((one, other) => one.dueAt.localeCompare(other.dueAt));
  };
  function fire({ name }: BrandSubscriptionDeadline): void {
    for (let asked = 0; asked < 3; asked += 1) {
      const duty = dutyOf(world.subscription(), name, world.now());
      switch (duty?.do) {
        case 'begin':
        case 'end':
        case 'give_up':
          steps.system({ action: duty.do });
          return;
        case 'renew':
          steps.system({ action: 'renew', plan: termsOf(duty.planId), billing: steps.billing() });
          return;
        case 'charge':
          steps.decline(duty.paymentId);
          return;
        case 'end_payment':
          // If the payment has ended, its invoice has told the subscription: ask again.
          if (!steps.endPayment(duty.by, duty.paymentId).ok) return;
          break;
        default:
          return;
      }
    }
  }
  return (until: string) => {
    for (collect(); due[0] !== undefined && due[0].dueAt <= until; collect()) {
      const next = due.shift();
      if (next === undefined) return;
      if (next.dueAt > world.now()) world.moveTo(next.dueAt);
      world.settle();
      fire(next);
      expectSound(world, steps.invoiceIds());
    }
    world.moveTo(until);
  };
}

function take(world: BillingWorld, steps: ReturnType<typeof stepsIn>, { what, hours, pick }: Step): void {
  const plan = plans[pick % plans.length] ?? standardTerms;
  const { plan: present } = world.subscription();
  switch (what) {
    case 'pay':
      steps.pay();
      return;
    case 'pay later':
      steps.payLater();
      return;
    case 'settle':
      world.settle();
      return;
    case 'decline':
      steps.decline();
      return;
    case 'choose next':
      steps.act({ action: 'choose_next_plan', planId: pick % 5 === 0 ? null : plan.planId });
      return;
    case 'upgrade':
      steps.act({ action: 'upgrade', plan, billing: steps.billing(), expectedAmount: null });
      return;
    case 'extend':
      steps.staff({ action: 'extend', endDate: daysLater(businessDayOf(world.now()), pick % 60) });
      return;
    case 'request cancel':
    case 'withdraw cancel':
      if (pick % 3 > 0) return;
      steps.act({ action: what === 'request cancel' ? 'request_cancel' : 'withdraw_cancel' });
      return;
    case 'cancel':
    case 'end now':
      if (pick % 4 > 0) return;
      if (steps.openPayment() !== 0) steps.endPayment('close');
      if (what === 'cancel') steps.act({ action: 'cancel' });
      else steps.staff({ action: 'end_now', refund: (pick % 4) * 100_000 });
      return;
    case 'retry':
      if (present !== null) steps.act({ action: 'retry', plan: present, billing: steps.billing() });
      return;
    case 'goodwill':
      for (const { paymentId } of world.subscription().parts) {
        steps.giveBack(paymentId, 1_000 * (1 + (pick % 90)));
      }
      return;
    case 'refund':
      steps.refundAll();
      return;
    default:
      expect(hours).toBeGreaterThan(0);
  }
}

function expectSound(world: BillingWorld, invoiceIds: readonly number[]): void {
  const state = world.subscription();
  const invoices = invoiceIds.map((id) => world.invoice(id)).filter(({ status }) => status !== 'none');
  const pending = invoices.filter(({ status }) => status === 'pending');
  expect(pending.length).toBeLessThanOrEqual(1);
  if (pending[0] !== undefined) expect(state.openInvoice?.brandInvoiceId).toBe(pending[0].brandInvoiceId);
  if (state.status === 'using' && state.openInvoice === null) expect(state.paidUntil).toBe(lastDayOf(state));
  for (const part of state.parts)
    expect(invoices.map((each) => each.brandInvoiceId)).toContain(part.brandInvoiceId);
}

/** Paid = invoiced − refunded, for the payments and for the subscription’s own events. */
function expectReconciled(world: BillingWorld, steps: ReturnType<typeof stepsIn>): void {
  world.settle();
  steps.refundAll();
  let kept = 0;
  let owed = 0;
  for (const id of steps.invoiceIds()) {
    const invoice = world.invoice(id);
    const money = confirmedOf(world.payment(invoice.paymentId));
    if (money !== null) expect([money.amount, money.refunded]).toEqual([invoice.amount, invoice.refunded]);
    kept += money === null ? 0 : money.amount - money.refunded;
    owed += invoice.paidTime === null ? 0 : invoice.amount - invoice.refunded;
  }
  expect(kept).toBe(owed);
  const events = world.log.map(({ event }) => event as BrandSubscriptionEvent | BrandInvoiceEvent);
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const paid = events.flatMap((event) =>
    event.type === 'BrandSubscriptionPaid' || event.type === 'BrandSubscriptionUpgraded'
      ? [event.data.amount]
      : [],
  );
  const refunds = events.flatMap((event) =>
    event.type === 'BrandSubscriptionCanceled' || event.type === 'BrandSubscriptionEndedNow'
      ? event.data.refunds.map(({ amount }) => amount)
      : [],
  );
  const goodwill = world.log.flatMap(({ event }) => {
    const { type, data } = event as PaymentEvent;
    return type === 'RefundRequested' && data.why === 'goodwill' ? [data.amount] : [];
  });
  expect(sum(paid) - sum(refunds) - sum(goodwill)).toBe(kept);
}

/** The days of service lie side by side. After the service has stopped, the next period begins later. */
function expectTiled(world: BillingWorld): void {
  let last: string | null = null;
  let start: string | null = null;
  let isStopped = false;
  for (const { on, event, at } of world.log) {
    if (on !== 'brand_subscription') continue;
    const { type, data } = event as BrandSubscriptionEvent;
    if (type === 'BrandSubscriptionGivenUp') isStopped = true;
    if (type === 'BrandSubscriptionExtended') last = data.endDate;
    const period = 'period' in data ? data.period : null;
    // A renewal begins its period, and is paid within it.
    const isKnown = type === 'BrandSubscriptionPaid' && period?.startDate === start;
    if (period === null || isKnown) continue;
    if (type === 'BrandSubscriptionUpgraded') {
      // The old period ends on the day before.
      expect(start !== null && start <= period.startDate && last !== null && period.startDate <= last).toBe(
        true,
      );
    } else if (last !== null && !isStopped) {
      expect(period.startDate).toBe(daysLater(last, 1));
    } else {
      expect(period.startDate >= businessDayOf(at)).toBe(true);
    }
    expect(period.startDate <= period.endDate).toBe(true);
    start = period.startDate;
    last = period.endDate;
    isStopped = false;
  }
}

test.each(['card', 'bank'] as const)(
  'whatever happens, the money reconciles and periods tile: %s',
  (method) => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(
        fc.noBias(fc.array(step, { minLength: 20, maxLength: 80 })),
        fc.nat(365),
        (steps, firstDay) => {
          const world = billingWorld(`${daysLater('2027-01-01', firstDay)}T03:00:00.000Z`);
          const brand = stepsIn(world, method);
          const work = worker(world, brand);
          brand.choose(plans[firstDay % plans.length]);
          for (const each of steps) {
            take(world, brand, each);
            expectSound(world, brand.invoiceIds());
            if (each.what === 'wait') work(later(world.now(), each.hours * 3_600_000));
          }
          expectReconciled(world, brand);
          expectTiled(world);
          expect(world.refusals).toEqual([]);
          for (const { on, event } of world.log) {
            if (on === 'brand_subscription') seen.set(event.type, (seen.get(event.type) ?? 0) + 1);
          }
        },
      ),
      { numRuns: 500 },
    );
    // Every event happens in these lives, but for the start that never came.
    expect(seen.size).toBe(19);
  },
);

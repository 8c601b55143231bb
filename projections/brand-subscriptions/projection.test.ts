import { expect, test } from 'vitest';
import type { BrandSubscriptionEvent } from '#domain/brand-subscriptions/subscription-events.ts';
import { billingWorld } from '#domain/testing/brand-billing.ts';
import { freeTerms, largeTerms, standardTerms } from '#domain/testing/brand-plans.ts';
import { stepsIn } from '#domain/testing/brand-steps.ts';
import { brandSubscriptionId } from '#domain/testing/brand-subscriptions.ts';
import { foldAll } from '../testing/folding.ts';
import { brandSubscriptionsProjection, plansOfInvoices } from './projection.ts';

/** The row of a subscription after the steps of a world. */
function rowOf({ log }: ReturnType<typeof billingWorld>) {
  const own = log.filter(({ on }) => on === 'brand_subscription');
  return foldAll(
    brandSubscriptionsProjection,
    `brand_subscription-${brandSubscriptionId}`,
    own.map(({ event, at }) => ({ event: event as BrandSubscriptionEvent, metadata: { occurredAt: at } })),
  );
}

function paid() {
  const world = billingWorld();
  const steps = stepsIn(world);
  steps.choose();
  steps.pay();
  steps.system({ action: 'begin' });
  return { world, steps };
}

test('a row follows the status, the period and the next plan', () => {
  const world = billingWorld();
  const steps = stepsIn(world);
  steps.choose(standardTerms, '2026-06-10');
  expect(rowOf(world)).toMatchObject({
    id: brandSubscriptionId,
    planId: 4,
    status: 'pending',
    isLive: true,
    startDate: '2026-06-10',
    lastDay: null,
    nextPlanId: 4,
    newestInvoiceId: 21,
  });
  steps.pay();
  expect(rowOf(world)).toMatchObject({
    status: 'payment_done',
    startDate: '2026-06-10',
    lastDay: '2026-07-09',
  });
  steps.act({ action: 'choose_next_plan', planId: null });
  expect(rowOf(world)?.nextPlanId).toBeNull();
  steps.act({ action: 'cancel' });
  expect(rowOf(world)).toMatchObject({ status: 'canceled', isLive: false, nextPlanId: null });
});

test('an extension moves the last day', () => {
  const { world, steps } = paid();
  steps.staff({ action: 'extend', endDate: '2026-07-05' });
  expect(rowOf(world)).toMatchObject({ startDate: '2026-06-01', lastDay: '2026-07-05' });
});

test('each invoice has its plan and its period', () => {
  const { world, steps } = paid();
  world.moveTo('2026-06-11T00:00:00.000Z');
  steps.act({ action: 'upgrade', plan: largeTerms, billing: steps.billing(), expectedAmount: null });
  const before = rowOf(world);
  expect(before?.invoices.at(-1)).toMatchObject({ brandInvoiceId: 22, planId: 5, startDate: null });
  steps.pay();
  world.moveTo('2026-07-10T16:00:00.000Z');
  steps.system({ action: 'renew', plan: largeTerms, billing: steps.billing() });
  const row = rowOf(world);
  expect(row && plansOfInvoices.rows(row)).toMatchObject([
    { brandSubscriptionId, brandInvoiceId: 21, planId: 4, startDate: '2026-06-01', endDate: '2026-06-30' },
    { brandSubscriptionId, brandInvoiceId: 22, planId: 5, startDate: '2026-06-11', endDate: '2026-07-10' },
    { brandSubscriptionId, brandInvoiceId: 23, planId: 5, startDate: '2026-07-11', endDate: '2026-08-10' },
  ]);
  expect(row?.newestInvoiceId).toBe(23);
});

test('a retry after the service stopped has a period only once it is paid', () => {
  const { world, steps } = paid();
  world.moveTo('2026-06-30T16:00:00.000Z');
  steps.system({ action: 'renew', plan: standardTerms, billing: steps.billing() });
  steps.decline();
  world.moveTo('2026-07-09T16:00:00.000Z');
  steps.endPayment('fail');
  expect(rowOf(world)).toMatchObject({ status: 'payment_failed', isLive: true });
  steps.act({ action: 'retry', plan: standardTerms, billing: steps.billing() });
  expect(rowOf(world)?.invoices.at(-1)).toMatchObject({ brandInvoiceId: 23, startDate: null, endDate: null });
  steps.pay();
  expect(rowOf(world)?.invoices.at(-1)).toMatchObject({ startDate: '2026-07-10', endDate: '2026-08-09' });
});

test('a free plan has no invoice, and a start that expired no row', () => {
  const world = billingWorld();
  stepsIn(world).choose(freeTerms);
  expect(rowOf(world)).toMatchObject({ status: 'using', newestInvoiceId: null, invoices: [] });
  const expired: BrandSubscriptionEvent = {
    type: 'BrandSubscriptionStartExpired',
    data: { brandSubscriptionId },
  };
  expect(foldAll(brandSubscriptionsProjection, 'brand_subscription-8', [{ event: expired }])).toBeNull();
});

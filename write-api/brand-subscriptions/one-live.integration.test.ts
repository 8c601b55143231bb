import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandInvoice } from '#domain/brand-invoices/invoice.ts';
import { brandSubscription } from '#domain/brand-subscriptions/subscription.ts';
import { businessDayOf } from '#domain/business-day.ts';
import { brandSubscriptionClaim } from '#domain/claim-values.ts';
import type { Claimant } from '#domain/claims.ts';
import { payment } from '#domain/payments/payment.ts';
import { staff } from '#domain/testing/actors.ts';
import { standardTerms } from '#domain/testing/brand-plans.ts';
import { systemContext } from '../kit/changes/context.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

const patience = 120_000;
let side: TestWriteSide;

beforeAll(async () => {
  side = await testWriteSide();
});

afterAll(() => side.close());

const context = () => ({ ...systemContext(side.deps.clock), actor: staff });

async function newSubscription(brandId: number) {
  const { ids, streams, claims } = side.deps;
  const id = await ids.next('brand_subscription');
  const brandInvoiceId = await ids.next('brand_invoice');
  const paymentId = await ids.next('payment');
  const by: Claimant = { category: 'brand_subscription', id };
  const claim = [brandSubscriptionClaim(brandId)];
  const command = {
    action: 'choose_plan',
    brandSubscriptionId: id,
    brandId,
    plan: standardTerms,
    startDate: businessDayOf(side.deps.clock()),
    method: 'card',
    renewNextMonth: true,
    billing: { brandInvoiceId, paymentId, taxRate: 10 },
  } as const;
  return {
    id,
    brandInvoiceId,
    paymentId,
    claim: () => claims.take(claim, by, context()),
    release: () => claims.release(claim, by, context()),
    start: () => runTarget(streams, { on: 'brand_subscription', id, command }, context()),
    end: async () => {
      const close = { on: 'payment', id: paymentId, command: { action: 'close', why: 'ended' } } as const;
      await runTarget(streams, close, systemContext(side.deps.clock));
      return runTarget(streams, { on: 'brand_subscription', id, command: { action: 'cancel' } }, context());
    },
  };
}

test('choosing a plan opens an invoice, which requests its payment', async () => {
  const one = await newSubscription(1);
  expect(await one.start()).toMatchObject({ ok: true, status: 'pending' });
  const { streams } = side.deps;
  expect((await streams.refresh(brandInvoice, one.brandInvoiceId)).state).toMatchObject({
    status: 'pending',
    brandSubscriptionId: one.id,
    tax: 27_272,
  });
  expect((await streams.refresh(payment, one.paymentId)).state).toMatchObject({
    status: 'pending',
    amount: 300_000,
    payer: { kind: 'brand', id: 1 },
  });
  await one.end();
  expect((await streams.refresh(brandSubscription, one.id)).state.status).toBe('canceled');
  expect((await streams.refresh(brandInvoice, one.brandInvoiceId)).state.status).toBe('canceled');
});

test('of several simultaneous subscriptions, a brand gets one', async () => {
  const several = await Promise.all(Array.from({ length: 5 }, () => newSubscription(2)));
  const claimed = await Promise.all(several.map((each) => each.claim()));
  expect(claimed.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await (await newSubscription(3)).claim()).toMatchObject({ ok: true });
});

test('a live subscription keeps its claim, however old it is; after its end another one can start', async () => {
  const one = await newSubscription(4);
  await one.claim();
  await one.start();
  side.advanceClock(10 * patience);
  expect(await (await newSubscription(4)).claim()).toMatchObject({ ok: false });
  // While it lives, its claim stays even if somebody releases it.
  await one.release();
  expect(await (await newSubscription(4)).claim()).toMatchObject({ ok: false });
  await one.end();
  await one.release();
  expect(await (await newSubscription(4)).claim()).toMatchObject({ ok: true });
});

test('a claim without a subscription can be taken over, and its subscription can no longer start', async () => {
  const lost = await newSubscription(5);
  await lost.claim();
  expect(await (await newSubscription(5)).claim()).toMatchObject({ ok: false });
  side.advanceClock(2 * patience);
  expect(await (await newSubscription(5)).claim()).toMatchObject({ ok: true });
  expect(await lost.start()).toMatchObject({
    ok: false,
    refusal: { errorCode: 'brand_subscription.transition_not_allowed' },
  });
});

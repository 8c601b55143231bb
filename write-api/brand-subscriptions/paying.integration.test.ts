import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandInvoice } from '#domain/brand-invoices/invoice.ts';
import { daysLater } from '#domain/business-day.ts';
import { payment } from '#domain/payments/payment.ts';
import { troubledCards } from '../payment-provider/simulated-cards.ts';
import { aCard, staff } from '../testing/house.ts';
import {
  dayMs,
  errorOf,
  operator,
  type SubscriptionSide,
  subscriptionSide,
  url,
} from './testing/subscription-side.ts';

let given: SubscriptionSide;
beforeAll(async () => {
  given = await subscriptionSide();
});
afterAll(() => given.side.close());

test('a brand pays by card, renews, fails and stops; a retry with another card begins a new period', async () => {
  const { side, plans, newHouse, today, choose, until, moveTo, useCard } = given;
  const house = await newHouse();
  const key = { 'idempotency-key': randomUUID() };
  const first = await choose(house.admin, plans.standard, {}, key);
  expect(first).toMatchObject({ status: 201, body: { status: 'pending' } });
  const again = await choose(house.admin, plans.standard, {}, key);
  expect(again.body.id).toBe(first.body.id);
  const { id } = first.body;
  const using = await until(id, { status: 'using', plan: { price: 300_000 }, parts: [{ amount: 300_000 }] });
  const [part] = using.parts;
  const invoice = (await side.deps.streams.refresh(brandInvoice, part?.brandInvoiceId ?? 0)).state;
  expect(invoice).toMatchObject({ status: 'paid', tax: 27_272, kind: 'period' });
  expect(errorOf(await choose(staff, plans.free, { brand_id: house.brandId }))).toEqual([
    409,
    'claim.brand_subscription_taken',
  ]);
  await useCard(house, troubledCards.limit);
  moveTo(daysLater(using.period?.endDate ?? '', 1));
  await until(id, { status: 'payment_retry_await', failures: 1 });
  for (const [days, failures] of [
    [1, 2],
    [2, 3],
    [4, 4],
  ] as const) {
    side.advanceClock(days * dayMs);
    await until(id, { status: 'payment_retry_await', failures });
  }
  side.advanceClock(dayMs);
  await until(id, { status: 'payment_failed', openInvoice: null });
  const garment = { product_size_id: house.sizeId, code: `late-${randomUUID()}` };
  expect(errorOf(await side.call(house.admin, 'POST', '/v1/stocks', garment))).toEqual([
    409,
    'subscription.payment_failed',
  ]);
  await useCard(house, aCard.card_number);
  expect(await side.call(house.admin, 'POST', `${url}/${id}/actions/retry`, {})).toMatchObject({
    status: 200,
  });
  const back = await until(id, { status: 'using', openInvoice: null });
  expect(back.period?.startDate).toBe(today());
  expect((await side.call(house.admin, 'POST', '/v1/stocks', garment)).status).toBe(201);
});

test('staff confirm a transfer, and a cancel before the start refunds by hand', async () => {
  const { side, plans, newHouse, today, chosen, until } = given;
  const house = await newHouse();
  const id = await chosen(house, plans.standard, { method: 'bank', start_date: daysLater(today(), 3) });
  const { openInvoice } = await until(id, { status: 'pending' });
  const paymentId = openInvoice?.paymentId ?? 0;
  await expect
    .poll(async () => (await side.deps.streams.refresh(payment, paymentId)).state.attempts, { interval: 50 })
    .toMatchObject([{ method: 'bank' }]);
  const transfer = { reference: 'transfer 7', amount: 300_000, paid_time: side.deps.clock() };
  const confirm = await side.call(staff, 'POST', `/v1/payments/${paymentId}/actions/confirm`, transfer);
  expect(confirm).toMatchObject({ status: 200, body: { status: 'paid' } });
  await until(id, { status: 'payment_done' });
  expect(await side.call(house.admin, 'DELETE', `${url}/${id}`)).toMatchObject({
    status: 200,
    body: { status: 'canceled' },
  });
  await expect
    .poll(async () => (await side.deps.streams.refresh(payment, paymentId)).state.refunds, { interval: 50 })
    .toMatchObject([{ amount: 300_000, status: 'failed', refusal: 'not_possible' }]);
});

test('a cancel before the start refunds the card, and during service it waits for the end', async () => {
  const { side, plans, newHouse, today, chosen, now, until } = given;
  const house = await newHouse();
  const early = await chosen(house, plans.standard, { start_date: daysLater(today(), 3) });
  const { parts } = await until(early, { status: 'payment_done' });
  expect((await side.call(house.admin, 'PATCH', `${url}/${early}/cancel`, {})).body.status).toBe('canceled');
  await expect
    .poll(async () => (await side.deps.streams.refresh(payment, parts[0]?.paymentId ?? 0)).state.status, {
      interval: 50,
    })
    .toBe('canceled');
  const id = await chosen(house, plans.free);
  expect((await side.call(house.admin, 'DELETE', `${url}/${id}`)).body.status).toBe('using');
  expect((await now(id)).isCancelRequested).toBe(true);
  expect(errorOf(await side.call(house.admin, 'PATCH', `${url}/${id}`, { renew: false }))).toEqual([
    409,
    'brand_subscription.cancel_requested',
  ]);
  const withdraw = `${url}/${id}/actions/withdraw_cancel`;
  expect((await side.call(house.admin, 'POST', withdraw, {})).status).toBe(200);
  expect((await side.call(house.admin, 'PATCH', `${url}/${id}`, { renew: false })).status).toBe(200);
  expect((await now(id)).renewNextMonth).toBe(false);
  const next = { plan_id: plans.large };
  expect((await side.call(house.admin, 'PATCH', `${url}/change_next_plan`, next)).status).toBe(200);
  expect(await now(id)).toMatchObject({ nextPlanId: plans.large, renewNextMonth: true });
});

test('an owner’s tax rate applies to invoices from then on', async () => {
  const { side, plans, newHouse, chosen, until } = given;
  const house = await newHouse();
  expect((await side.call(operator, 'PUT', '/v1/tax-policy', { KOREA: 20, JAPAN: 10 })).status).toBe(403);
  expect((await side.call(staff, 'PUT', '/v1/tax-policy', { KOREA: 20, JAPAN: 10 })).status).toBe(200);
  const id = await chosen(house, plans.standard);
  const { parts } = await until(id, { status: 'using' });
  const { tax } = (await side.deps.streams.refresh(brandInvoice, parts[0]?.brandInvoiceId ?? 0)).state;
  expect(tax).toBe(50_000);
  expect((await side.call(staff, 'PUT', '/v1/tax-policy', { KOREA: 10, JAPAN: 10 })).status).toBe(200);
});

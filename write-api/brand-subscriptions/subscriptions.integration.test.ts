import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandInvoice } from '#domain/brand-invoices/invoice.ts';
import { brandSubscription } from '#domain/brand-subscriptions/subscription.ts';
import type { BrandSubscription } from '#domain/brand-subscriptions/subscription-state.ts';
import { businessDayOf, daysFrom, daysLater } from '#domain/business-day.ts';
import { payment } from '#domain/payments/payment.ts';
import type { Caller } from '#http/caller.ts';
import type { OutboxLetter } from '../mail/contract.ts';
import { troubledCards } from '../payment-provider/simulated-cards.ts';
import { aCard, givenHouse, type House, staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

const url = '/v2/brand_subscriptions';
const dayMs = 86_400_000;
const operator: Caller = { ...staff, id: 2, roles: ['operator'] };

let side: TestWriteSide;
let plans: { standard: number; large: number; free: number };
beforeAll(async () => {
  side = await testWriteSide();
  plans = {
    standard: await madePlan('Standard', 300_000),
    large: await madePlan('Large', 500_000),
    free: await madePlan('Free', 0),
  };
});
afterAll(() => side.close());

const planBody = (name: string, price: number) => ({
  display_name: name,
  internal_name: `${name}-2026`,
  subscription_type: 'normal',
  price: { KOREA: price, JAPAN: null },
  months: 1,
});

async function madePlan(name: string, price: number, changed: object = {}): Promise<number> {
  const answer = await side.call(staff, 'POST', `${url}/plans`, { ...planBody(name, price), ...changed });
  expect(answer).toMatchObject({ status: 201, body: { status: 'active' } });
  return answer.body.id;
}

let houses = 0;
const newHouse = () => {
  houses += 1;
  return givenHouse(side, `payer${houses}`);
};
const today = () => businessDayOf(side.deps.clock());

const choose = (caller: Caller, planId: number, changed: object = {}, headers = {}) =>
  side.call(
    caller,
    'POST',
    url,
    { plan_id: planId, start_date: today(), method: 'card', renew: true, ...changed },
    headers,
  );

async function chosen({ admin }: House, planId: number, changed: object = {}): Promise<number> {
  const answer = await choose(admin, planId, changed);
  expect(answer).toMatchObject({ status: 201 });
  return answer.body.id;
}

const now = async (id: number) => (await side.deps.streams.refresh(brandSubscription, id)).state;

async function until(id: number, state: object): Promise<BrandSubscription> {
  await expect.poll(() => now(id), { interval: 50 }).toMatchObject(state);
  return now(id);
}

/** Moves the clock to the first minute of a business day. */
function moveTo(day: string): void {
  const days = daysFrom(today(), day) - 1;
  const sinceMidnight = (Date.parse(side.deps.clock()) + 9 * 3_600_000) % dayMs;
  side.advanceClock(days * dayMs - sinceMidnight + 60_000);
}

async function useCard(house: House, number: string): Promise<void> {
  const cards = `/v1/brands/${house.brandId}/cards`;
  const { body } = await side.call(staff, 'POST', cards, { ...aCard, card_number: number });
  const primary = await side.call(staff, 'PATCH', `${cards}/change_primary_card`, { card_id: body.id });
  expect(primary.status).toBe(200);
}

const errorOf = ({ status, body }: { status: number; body: { errorCode?: string } }) => [
  status,
  body.errorCode,
];

test('owners write plans; others do not', async () => {
  const house = await newHouse();
  const body = planBody('Small', 100_000);
  expect(errorOf(await side.call(operator, 'POST', `${url}/plans`, body))).toEqual([
    403,
    'auth.role_missing',
  ]);
  expect(errorOf(await side.call(house.admin, 'POST', `${url}/plans`, body))).toEqual([
    403,
    'auth.forbidden',
  ]);
  const id = await madePlan('Small', 100_000);
  const plan = `${url}/plans/${id}`;
  expect(await side.call(staff, 'PATCH', plan, { price: { JAPAN: 11_000 } })).toMatchObject({ status: 200 });
  expect(await side.call(staff, 'PUT', plan, planBody('Little', 90_000))).toMatchObject({ status: 200 });
  expect((await side.call(staff, 'PATCH', plan, { months: 0 })).status).toBe(400);
  expect(errorOf(await choose(house.admin, 999_999))).toEqual([422, 'brand_plan.unknown']);
  expect(await side.call(staff, 'DELETE', plan)).toMatchObject({ status: 200, body: { status: 'retired' } });
  expect(errorOf(await choose(house.admin, id))).toEqual([422, 'brand_plan.not_on_offer']);
  const inJapan = await madePlan('Japan', 0, { price: { KOREA: null, JAPAN: 33_000 } });
  expect(errorOf(await choose(house.admin, inJapan))).toEqual([422, 'brand_plan.not_sold']);
});

test('a brand pays by card, renews, fails and stops; a retry with another card begins a new period', async () => {
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

test('an upgrade costs its offer, and the credit lowers its invoice', async () => {
  const house = await newHouse();
  const id = await chosen(house, plans.standard);
  await until(id, { status: 'using' });
  const offer = await side.call(house.admin, 'GET', `${url}/${id}/upgrade_offer?plan_id=${plans.large}`);
  expect(offer).toMatchObject({
    status: 200,
    body: { planId: plans.large, amount: 200_000, credit: 300_000, tax: 18_181, startDate: today() },
  });
  const upgrade = (body: object) => side.call(house.admin, 'POST', `${url}/${id}/actions/upgrade`, body);
  expect(errorOf(await upgrade({ plan_id: plans.large, expected_amount: 1 }))).toEqual([
    409,
    'brand_subscription.price_changed',
  ]);
  expect(errorOf(await upgrade({ plan_id: plans.free }))).toEqual([409, 'brand_subscription.not_dearer']);
  expect((await upgrade({ plan_id: plans.large, expected_amount: 200_000 })).status).toBe(200);
  const { parts } = await until(id, { status: 'using', plan: { planId: plans.large } });
  expect(parts.map(({ amount }) => amount)).toEqual([300_000, 200_000]);
  const charged = (await side.deps.streams.refresh(brandInvoice, parts[1]?.brandInvoiceId ?? 0)).state;
  expect(charged).toMatchObject({ kind: 'upgrade', discountedAmount: 300_000 });
});

test('staff confirm a transfer, and a cancel before the start refunds by hand', async () => {
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

test('each call has its rights, and hides other brands’ subscriptions', async () => {
  const house = await newHouse();
  const other = await newHouse();
  expect(errorOf(await choose(house.admin, plans.free, { brand_id: other.brandId }))).toEqual([
    404,
    'brand.not_found',
  ]);
  expect(errorOf(await choose(staff, plans.free))).toEqual([400, 'request.parameter_missing']);
  expect(errorOf(await choose(house.member, plans.free))).toEqual([403, 'auth.forbidden']);
  const bad = await choose(house.admin, plans.free, { start_date: daysLater(today(), 2) });
  expect(errorOf(bad)).toEqual([422, 'brand_subscription.bad_start']);
  const none = await side.call(house.admin, 'PATCH', `${url}/change_next_plan`, { plan_id: null });
  expect(errorOf(none)).toEqual([409, 'brand_subscription.none_live']);
  const id = await chosen(house, plans.free);
  for (const [method, path, body] of [
    ['PATCH', '', { renew: false }],
    ['DELETE', '', undefined],
    ['PATCH', '/cancel', {}],
    ['POST', '/actions/upgrade', { plan_id: plans.large }],
    ['GET', `/upgrade_offer?plan_id=${plans.large}`, undefined],
    ['POST', '/actions/retry', {}],
    ['POST', '/actions/request_cancel', {}],
  ] as const) {
    const answer = await side.call(other.admin, method, `${url}/${id}${path}`, body);
    expect(errorOf(answer), path).toEqual([404, 'brand_subscription.not_found']);
  }
  expect(errorOf(await side.call(house.admin, 'PUT', `${url}/${id}`, {}))).toEqual([
    405,
    'brand_subscription.not_replaceable',
  ]);
  const act = (caller: Caller, action: string, body: object) =>
    side.call(caller, 'POST', `${url}/${id}/actions/${action}`, body);
  const ending = { refund: 0, reason: 'closing' };
  expect((await act(house.admin, 'end_now', ending)).status).toBe(403);
  expect((await act(operator, 'end_now', ending)).status).toBe(403);
  expect((await act(house.admin, 'renew', {})).status).toBe(403);
  expect((await act(house.admin, 'extend', { end_date: daysLater(today(), 60) })).status).toBe(403);
  expect((await act(house.admin, 'retry', {})).body.errorCode).toBe(
    'brand_subscription.transition_not_allowed',
  );
  expect((await act(staff, 'extend', { end_date: daysLater(today(), 60) })).status).toBe(200);
  expect((await act(staff, 'end_now', { refund: 0 })).status).toBe(400);
  expect((await act(staff, 'end_now', { ...ending, refund: 5 })).body.errorCode).toBe(
    'brand_subscription.refund_too_high',
  );
  expect(errorOf(await side.call(staff, 'DELETE', `/v1/brands/${house.brandId}`))).toEqual([
    409,
    'removal.in_use',
  ]);
  expect((await act(staff, 'end_now', ending)).body.status).toBe('canceled');
});

test('a brand without a card cannot choose to pay by card', async () => {
  const { id } = (await side.call(staff, 'POST', '/v1/brands', { name: 'cardless', is_published: true }))
    .body;
  const answer = await choose(staff, plans.standard, { brand_id: id });
  expect(errorOf(answer)).toEqual([422, 'brand_subscription.no_card']);
  expect((await choose(staff, plans.free, { brand_id: id })).status).toBe(201);
  expect(errorOf(await side.call(staff, 'DELETE', `/v1/brands/${id}`))).toEqual([409, 'removal.in_use']);
});

test('a plan limits products and garments; without a subscription there is no limit', async () => {
  const house = await newHouse();
  const product = (name: string) =>
    side.call(house.admin, 'POST', '/v2/products', { name, gender: 'female', original_price: 9_000 });
  const garment = () =>
    side.call(house.admin, 'POST', '/v1/stocks', { product_size_id: house.sizeId, code: randomUUID() });
  expect((await product('Second')).status).toBe(201);
  const tight = await madePlan('Tight', 0, { max_sku_amount: 3, max_items_per_sku: 3 });
  const id = await chosen(house, tight);
  const third = await product('Third');
  expect(third.status).toBe(201);
  const full = await product('Fourth');
  expect(errorOf(full)).toEqual([422, 'subscription.limit_reached']);
  expect(full.body.detail).toEqual({ limit: 'max_sku_amount', most: 3, count: 3 });
  expect((await garment()).status).toBe(201);
  const many = await garment();
  expect(errorOf(many)).toEqual([422, 'subscription.limit_reached']);
  expect(many.body.detail).toEqual({ limit: 'max_items_per_sku', most: 3, count: 3 });
  expect((await side.call(staff, 'DELETE', `/v2/products/${third.body.id}`)).status).toBe(200);
  expect((await product('Fourth')).status).toBe(201);
  const ending = { refund: 0, reason: 'closing' };
  expect((await side.call(staff, 'POST', `${url}/${id}/actions/end_now`, ending)).status).toBe(200);
  expect((await product('Fifth')).status).toBe(201);
  expect((await garment()).status).toBe(201);
});

test('an owner’s tax rate applies to invoices from then on', async () => {
  const house = await newHouse();
  expect((await side.call(operator, 'PUT', '/v1/tax-policy', { KOREA: 20, JAPAN: 10 })).status).toBe(403);
  expect((await side.call(staff, 'PUT', '/v1/tax-policy', { KOREA: 20, JAPAN: 10 })).status).toBe(200);
  expect((await side.call(operator, 'GET', '/v1/tax-policy')).body).toEqual({
    KOREA: 20,
    JAPAN: 10,
    revision: expect.any(String),
  });
  const id = await chosen(house, plans.standard);
  const { parts } = await until(id, { status: 'using' });
  const { tax } = (await side.deps.streams.refresh(brandInvoice, parts[0]?.brandInvoiceId ?? 0)).state;
  expect(tax).toBe(50_000);
  expect((await side.call(staff, 'PUT', '/v1/tax-policy', { KOREA: 10, JAPAN: 10 })).status).toBe(200);
});

/** The letters to an address, the oldest first. */
async function lettersTo(address: string): Promise<{ subject: string; text: string }[]> {
  await side.reacted();
  const { body } = await side.call(staff, 'GET', '/v1/outbox?limit=100');
  const own = (body.data as OutboxLetter[]).filter(({ to }) => to === address);
  return own.toSorted((one, other) => (one.writtenTime < other.writtenTime ? -1 : 1));
}

/** Waits for the letter with these words in its subject. Letters that were never sent go after 30 days. */
async function letterAbout(email: string, words: string): Promise<{ subject: string; text: string }> {
  const about = async () => (await lettersTo(email)).find(({ subject }) => subject.includes(words));
  await expect.poll(about, { interval: 100 }).toBeDefined();
  const letter = await about();
  if (letter === undefined) throw new Error(`no letter about “${words}”`);
  return letter;
}

test('the brand’s admins are mailed before a renewal, at failures, at the end, and of a new price', async () => {
  const house = await newHouse();
  const email = `${randomUUID()}@brand.example`;
  const admin = { username: `payer${houses}.mail`, password: 'tryset-demo', email };
  expect((await side.call(staff, 'POST', `/v1/brands/${house.brandId}/admins`, admin)).status).toBe(201);
  const plan = await madePlan('Mailed', 300_000);
  const id = await chosen(house, plan);
  const { period } = await until(id, { status: 'using' });
  const end = period?.endDate ?? '';
  const price = { KOREA: 350_000 };
  expect((await side.call(staff, 'PATCH', `${url}/plans/${plan}`, { price })).status).toBe(200);
  const [priced] = await lettersTo(email);
  expect(priced?.text).toContain('300,000 KRW');
  expect(priced?.text).toContain(`For periods that start on ${daysLater(today(), 30)} or later: 350,000 KRW`);
  moveTo(daysLater(end, -6));
  const announced = await letterAbout(email, `renews on ${daysLater(end, 1)}`);
  expect(announced?.text).toContain('card ending in 4242');
  await useCard(house, troubledCards.declined);
  moveTo(daysLater(end, 1));
  await until(id, { status: 'payment_retry_await', failures: 1 });
  const failed = await letterAbout(email, 'payment for your tryset plan failed');
  expect(failed?.text).toContain(`We try again on ${daysLater(today(), 1)}.`);
  expect(failed?.text).toContain('카드');
  expect(failed?.text).toContain('カード');
  side.advanceClock(8 * dayMs);
  await until(id, { status: 'payment_failed' });
  await letterAbout(email, 'has stopped');
});

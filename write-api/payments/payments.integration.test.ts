import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { memberWallet } from '#domain/cards/wallet.ts';
import { merchantUidOf } from '#domain/payments/merchant-uid.ts';
import { refundKey } from '#domain/payments/money.ts';
import { payment } from '#domain/payments/payment.ts';
import type { PaymentDescription } from '#domain/payments/payment-events.ts';
import type { Payment } from '#domain/payments/payment-state.ts';
import { readStream } from '#event-store/load.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import type { Caller } from '#http/caller.ts';
import { keptBillingKey } from '../cards/billing-keys.ts';
import { systemContext } from '../kit/changes/context.ts';
import { runCommand } from '../kit/commands/run-command.ts';
import { staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';
import { callsOfPayments } from './calls-of-payments.ts';
import { anAccount, fakeProvider } from './testing/fake-provider.ts';
import { tryNewCard } from './try-new-card.ts';
import { closePayment, requestPayment, requestRefund, tryPayment } from './use-cases.ts';

let side: TestWriteSide;
const clock = () => side.deps.clock();
const fake = fakeProvider(clock);
const cardId = 61;
const minute = 60_000;

beforeAll(async () => {
  side = await testWriteSide({ paymentProvider: fake.provider });
  await holdCard(51, cardId);
  await keptBillingKey(side.deps, cardId);
});
afterAll(() => side.close());
beforeEach(() => {
  fake.moods.length = 0;
});

const context = () => systemContext(clock);
const inMinutes = (count: number) => new Date(Date.parse(clock()) + count * minute).toISOString();
const mina: Caller = { label: 'user', id: 51, name: 'mina' };

async function holdCard(ownerId: number, id: number): Promise<void> {
  const card = { cardId: id, lastFour: '4242', issuer: null, description: null, lacksGuardian: false };
  const command = { action: 'register_card', ownerId, ...card } as const;
  const target = { decider: memberWallet, id: ownerId, command, name: 'register_card' };
  expect((await runCommand(side.deps.streams, target, context())).ok).toBe(true);
}

async function requested(changed: Partial<PaymentDescription> = {}): Promise<number> {
  return requestPayment(side.deps, context(), {
    for: { kind: 'order', id: 7 },
    payer: { kind: 'user', id: 51 },
    amount: 30_000,
    currency: 'KRW',
    dueTime: inMinutes(30),
    ...changed,
  });
}

const tryCard = (id: number) =>
  tryPayment(side.deps, context(), id, { method: 'card', cardId, receipt: null });
const now = async (id: number) => (await side.deps.streams.refresh(payment, id)).state;

async function until(id: number, state: object): Promise<Payment> {
  await expect.poll(() => now(id), { timeout: 30_000, interval: 50 }).toMatchObject(state);
  return now(id);
}

async function eventsOf(id: number): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  for await (const event of readStream(side.deps.streams.client, `payment-${id}`)) events.push(event);
  return events;
}
const typesOf = async (id: number) => (await eventsOf(id)).map(({ type }) => type);
const chargesOf = async (id: number) => {
  const names = (await now(id)).attempts.map(({ merchantUid }) => merchantUid);
  return fake.charges.filter((merchantUid) => names.includes(merchantUid)).length;
};

/** The calls about a payment: by its id, its attempts and its refunds. */
const callsAbout = (id: number) =>
  sql<boolean>`(key = ${`${id}`} or key like ${`${id}:%`} or key like ${`${id}___`})`;

/** Waits until a call about the payment has failed, and lets its delay pass. */
async function retried(id: number): Promise<void> {
  const failed = () =>
    side.deps.db
      .selectFrom('write.outside_calls')
      .select('problem')
      .where(callsAbout(id))
      .where('problem', 'is not', null)
      .execute();
  await expect.poll(failed, { timeout: 30_000, interval: 50 }).not.toEqual([]);
  side.advanceClock(minute + 1_000);
}

/** The database is lost, and the index reads the log again. */
async function loseDatabase(id: number): Promise<void> {
  await side.reacted();
  await side.deps.db.deleteFrom('write.outside_calls').where(callsAbout(id)).execute();
  await callsOfPayments.keep(side.deps.db, await eventsOf(id));
}

/** Waits until no call about the payment is due. */
async function quiet(id: number): Promise<void> {
  await side.reacted();
  const due = () =>
    side.deps.db
      .selectFrom('write.outside_calls')
      .select('key')
      .where(callsAbout(id))
      .where('due_at', '<=', new Date(Date.parse(clock()) + 150_000))
      .where('kind', '<>', 'ask_payment')
      .execute();
  await expect.poll(due, { timeout: 30_000, interval: 50 }).toEqual([]);
}

async function paid(changed: Partial<PaymentDescription> = {}): Promise<{ id: number; reference: string }> {
  const id = await requested(changed);
  await tryCard(id);
  const state = await until(id, { status: 'paid' });
  return { id, reference: state.arrivals[0]?.reference ?? '' };
}

it('charges a card once, and learns nothing new from a notice', async () => {
  const { id } = await paid();
  const merchantUid = (await now(id)).attempts[0]?.merchantUid;
  const asked = fake.timesAsked();
  const notice = await side.call(staff, 'POST', '/v2/orders/notify', { merchant_uid: merchantUid });
  expect(notice).toMatchObject({ status: 200, body: {} });
  await expect.poll(fake.timesAsked, { timeout: 30_000 }).toBeGreaterThan(asked);
  expect(await typesOf(id)).toEqual(['PaymentRequested', 'PaymentTried', 'PaymentConfirmed']);
  expect(await chargesOf(id)).toBe(1);
});

it.each([
  ['its answer is lost', 'lost' as const, 1],
  ['it never received the charge', 'away' as const, 1],
])('after the provider failed and %s, the card is charged once', async (_, mood, charges) => {
  const id = await requested();
  fake.moods.push(mood);
  await tryCard(id);
  await retried(id);
  await until(id, { status: 'paid' });
  expect(await chargesOf(id)).toBe(charges);
});

it('records a decline with its reason, and a new try starts at once', async () => {
  const id = await requested();
  fake.moods.push({ declined: 'limit' });
  await tryCard(id);
  await until(id, { status: 'pending', attempts: [{ declined: 'limit' }] });
  await tryCard(id);
  await until(id, { status: 'paid' });
  expect(await chargesOf(id)).toBe(2);
});

/** A member whose only card is declined as expired, with the payment that waits. */
async function withExpiredCard(userId: number, id: number) {
  await holdCard(userId, id);
  await keptBillingKey(side.deps, id);
  const paymentId = await requested({ payer: { kind: 'user', id: userId } });
  const tryIt = () =>
    tryPayment(side.deps, context(), paymentId, { method: 'card', cardId: id, receipt: null });
  const replace = async () => {
    const card = { cardId: id, lastFour: '1881', issuer: null, lacksGuardian: false };
    const command = { action: 'replace_card', ...card } as const;
    const target = { decider: memberWallet, id: userId, command, name: 'replace_card' };
    const replaced = await runCommand(side.deps.streams, target, context());
    expect(replaced.ok).toBe(true);
  };
  return { id: paymentId, tryIt, replace };
}

const triedTwice = [
  'PaymentRequested',
  'PaymentTried',
  'PaymentDeclined',
  'PaymentTried',
  'PaymentConfirmed',
];

it('tries a declined payment once with the card that replaces the declined one', async () => {
  const { id, tryIt, replace } = await withExpiredCard(71, 81);
  fake.moods.push({ declined: 'expired' });
  await tryIt();
  await until(id, { attempts: [{ declined: 'expired' }] });
  await replace();
  await until(id, { status: 'paid', attempts: [{ declined: 'expired' }, { declined: null }] });
  await side.reacted();
  for await (const stored of readStream(side.deps.streams.client, 'member_wallet-71')) {
    await tryNewCard(side.deps, stored, 71);
  }
  expect(await typesOf(id)).toEqual(triedTwice);
  expect(await chargesOf(id)).toBe(2);
});

it('tries a payment again if its card is replaced before the decline is known', async () => {
  const { id, tryIt, replace } = await withExpiredCard(72, 82);
  fake.moods.push('away', { declined: 'expired' });
  await tryIt();
  await replace();
  await side.reacted();
  await retried(id);
  await until(id, { status: 'paid' });
  expect(await typesOf(id)).toEqual(triedTwice);
  expect(await chargesOf(id)).toBe(2);
});

it('tries a payment again with the first card of a member who removed the declined one', async () => {
  const { id, tryIt } = await withExpiredCard(73, 83);
  fake.moods.push({ declined: 'invalid' });
  await tryIt();
  await until(id, { attempts: [{ declined: 'invalid' }] });
  const remove = { action: 'remove_card', cardId: 83 } as const;
  const target = { decider: memberWallet, id: 73, command: remove, name: 'remove_card' };
  expect((await runCommand(side.deps.streams, target, context())).ok).toBe(true);
  await keptBillingKey(side.deps, 84);
  await holdCard(73, 84);
  await until(id, { status: 'paid', attempts: [{ cardId: 83 }, { cardId: 84 }] });
  expect(await typesOf(id)).toEqual(triedTwice);
});

it('declines an attempt whose card has no key at the provider', async () => {
  await holdCard(52, 62);
  const id = await requested({ payer: { kind: 'user', id: 52 } });
  await tryPayment(side.deps, context(), id, { method: 'card', cardId: 62, receipt: null });
  await until(id, { status: 'pending', attempts: [{ declined: 'invalid' }] });
  expect(await chargesOf(id)).toBe(0);
});

it('charges no card of another person or of a brand with the same id', async () => {
  for (const payer of [
    { kind: 'user', id: 53 },
    { kind: 'brand', id: 51 },
  ] as const) {
    const id = await requested({ payer });
    const tried = tryPayment(side.deps, context(), id, { method: 'card', cardId, receipt: null });
    await expect(tried).rejects.toMatchObject({ statusCode: 409, errorCode: 'card.unknown' });
    expect(await typesOf(id)).toEqual(['PaymentRequested']);
  }
});

it('refunds another amount at once, and the payment fails', async () => {
  const id = await requested();
  fake.moods.push({ amount: 31_000 });
  await tryCard(id);
  const { arrivals } = await until(id, { status: 'failed', refunds: [{ status: 'done', amount: 31_000 }] });
  expect(fake.books.get(arrivals[0]?.reference ?? '')?.status).toBe('canceled');
});

it('closes at the due time only after asking, and refunds money that comes later', async () => {
  const id = await requested({ dueTime: inMinutes(4) });
  const { attempt } = await tryPayment(side.deps, context(), id, {
    method: 'kakaopay',
    cardId: null,
    receipt: null,
  });
  if (attempt === null) expect.fail('the payer has no page to pay on');
  expect(attempt).toMatchObject({ amount: 30_000, currency: 'KRW', name: 'tryset order 7' });
  await side.reacted();
  const asked = fake.timesAsked();
  side.advanceClock(5 * minute);
  await until(id, { status: 'canceled' });
  expect(fake.timesAsked()).toBeGreaterThan(asked);
  fake.enter(attempt, { method: 'kakaopay' });
  await side.call(staff, 'POST', '/v2/orders/notify', { merchant_uid: attempt.merchantUid });
  await until(id, { status: 'canceled', arrivals: [{ kind: 'late', refunded: 30_000 }] });
});

it('finds a payment whose notice was lost, within a minute', async () => {
  const id = await requested();
  const { attempt } = await tryPayment(side.deps, context(), id, {
    method: 'naver',
    cardId: null,
    receipt: null,
  });
  if (attempt === null) expect.fail('the payer has no page to pay on');
  fake.enter(attempt, { method: 'naver' });
  await side.reacted();
  side.advanceClock(minute + 1_000);
  await until(id, { status: 'paid' });
});

it('asks about an account that a notice opened late, before its due time', async () => {
  const id = await requested({ dueTime: inMinutes(3_000) });
  const { attempt } = await tryPayment(side.deps, context(), id, {
    method: 'vbank',
    cardId: null,
    receipt: null,
  });
  if (attempt === null) expect.fail('the payer has no account to pay into');
  await side.reacted();
  const asked = fake.timesAsked();
  side.advanceClock(40 * minute);
  await expect.poll(fake.timesAsked, { timeout: 30_000 }).toBeGreaterThan(asked);
  const account = { ...anAccount, dueTime: inMinutes(2_000) };
  fake.enter(attempt, { method: 'vbank', status: 'ready', account });
  await side.call(staff, 'POST', '/v2/orders/notify', { merchant_uid: attempt.merchantUid });
  await until(id, { account: { bank: '088' } });
  const soon = () =>
    side.deps.db
      .selectFrom('write.outside_calls')
      .select('due_at')
      .where('kind', '=', 'ask_payment')
      .where('key', '=', `${id}`)
      .where('due_at', '<', new Date(inMinutes(400)))
      .execute();
  await expect.poll(soon, { timeout: 30_000, interval: 50 }).toHaveLength(1);
});

it('an unpaid invoice fails at its due time', async () => {
  const id = await requested({ for: { kind: 'brand_invoice', id: 9 }, dueTime: inMinutes(1) });
  await side.reacted();
  side.advanceClock(2 * minute);
  await until(id, { status: 'failed' });
});

it('the first append of pay and close decides', async () => {
  const first = await paid();
  expect(await closePayment(side.deps, context(), first.id)).toBe(false);
  const id = await requested();
  const closed: boolean[] = [];
  fake.onNextCharge(async () => {
    closed.push(await closePayment(side.deps, context(), id));
  });
  await tryCard(id);
  await until(id, { status: 'canceled', arrivals: [{ kind: 'late', refunded: 30_000 }] });
  expect(closed).toEqual([true]);
});

it('refunds once, whatever happens to the answer', async () => {
  for (const mood of ['usual', 'lost', 'away'] as const) {
    const { id, reference } = await paid();
    fake.moods.push(mood);
    await requestRefund(side.deps, context(), id, { amount: 9_000, why: 'returned' });
    if (mood !== 'usual') await retried(id);
    await until(id, { status: 'partially_refunded', refunds: [{ status: 'done' }] });
    expect(fake.books.get(reference)?.refunds.map(({ amount }) => amount)).toEqual([9_000]);
  }
});

it('a refund in the console while ours is on its way never refunds more than arrived', async () => {
  const { id, reference } = await paid();
  fake.onNextRefund(() => fake.giveBack(reference, 25_000));
  await requestRefund(side.deps, context(), id, { amount: 9_000, why: 'returned' });
  await retried(id);
  const state = await until(id, { status: 'canceled', arrivals: [{ refunded: 30_000 }] });
  expect(state.refunds).toMatchObject([{ amount: 5_000, status: 'done' }]);
  expect(await typesOf(id)).toContain('PaymentRefundedElsewhere');
});

it('a virtual account is opened, filled, receipted and refunded to the member’s account', async () => {
  const id = await requested();
  const { attempt } = await tryPayment(side.deps, context(), id, {
    method: 'vbank',
    cardId: null,
    receipt: { kind: 'person', identifier: '010-1234-5678' },
  });
  if (attempt === null) expect.fail('the payer has no account to pay into');
  const account = { ...anAccount, dueTime: inMinutes(3_000) };
  const { reference } = fake.enter(attempt, { method: 'vbank', status: 'ready', account });
  await side.reacted();
  side.advanceClock(minute + 1_000);
  const open = await until(id, { account: { bank: '088' }, dueTime: account.dueTime });
  expect(open.account?.number).toMatch(/^s1\./);
  fake.fill(reference, 20_000);
  side.advanceClock(6 * 60 * minute);
  await until(id, { status: 'pending', arrivals: [{ kind: 'underpaid', amount: 20_000 }] });
  fake.fill(reference, 30_000);
  side.advanceClock(6 * 60 * minute);
  await until(id, { status: 'paid', receipt: { amount: 30_000 } });
  expect(fake.receipts.get(reference)).toEqual({ identifier: '010-1234-5678', kind: 'person' });
  await requestRefund(side.deps, context(), id, { amount: 30_000, why: 'canceled' });
  const asking = await until(id, { refunds: [{ status: 'failed', refusal: 'needs_account' }] });
  const url = `/v1/payments/${id}/refund_account`;
  const stranger: Caller = { ...mina, id: 52 };
  expect((await side.call(stranger, 'POST', url, anAccount)).status).toBe(404);
  const key = { 'idempotency-key': randomUUID() };
  expect(await side.call(mina, 'POST', url, anAccount, key)).toMatchObject({ status: 200 });
  await until(id, { status: 'canceled', receipt: null });
  expect(fake.refunds.at(-1)?.account).toEqual(anAccount);
  expect(fake.receipts.has(reference)).toBe(false);
  expect(await side.call(mina, 'POST', url, anAccount, key)).toMatchObject({ status: 200 });
  expect(await side.call(mina, 'POST', url, anAccount)).toMatchObject({
    status: 409,
    body: { errorCode: 'payment.no_account_asked' },
  });
  await quiet(id);
  const name = refundKey(asking.refunds[0]?.refundId ?? 0, 1);
  const given = (await now(id)).refunds[0]?.account;
  if (given === null || given === undefined) expect.fail('no account is sealed');
  await expect.poll(() => side.deps.sealing.unseal(name, given), { timeout: 30_000 }).toBeNull();
});

it('staff confirm a transfer, and an owner refunds it by hand', async () => {
  const id = await requested({ for: { kind: 'brand_invoice', id: 9 }, payer: { kind: 'brand', id: 3 } });
  const receipt = { kind: 'company', identifier: '120-81-47521' } as const;
  await tryPayment(side.deps, context(), id, { method: 'bank', cardId: null, receipt });
  const receipted = async () =>
    fake.transferReceipts.get((await now(id)).attempts[0]?.merchantUid ?? '') ?? null;
  const act = (name: string, body: object, caller: Caller = staff) =>
    side.call(caller, 'POST', `/v1/payments/${id}/actions/${name}`, body);
  const transfer = { reference: 'transfer 1', paid_time: clock() };
  expect(await act('confirm', { ...transfer, amount: 29_000 })).toMatchObject({
    status: 422,
    body: { errorCode: 'payment.other_amount' },
  });
  expect(await act('underpay', { reference: 'transfer 1', amount: 29_000 })).toMatchObject({ status: 200 });
  expect(await act('confirm', { ...transfer, amount: 30_000 })).toMatchObject({
    status: 200,
    body: { status: 'paid' },
  });
  expect(await act('confirm', { ...transfer, amount: 30_000 })).toMatchObject({
    status: 200,
    body: { isUnchanged: true },
  });
  await until(id, { receipt: { reference: 'transfer 1', amount: 30_000 } });
  expect(await receipted()).toEqual({ ...receipt, amount: 30_000 });
  expect((await act('request_refund', { amount: 10_000, why: 'goodwill', reason: 'late' })).status).toBe(200);
  const { refunds } = await until(id, { refunds: [{ status: 'failed', refusal: 'not_possible' }] });
  const byHand = { refund_id: refunds[0]?.refundId, refund_reference: 'transfer 2' };
  const support: Caller = { ...staff, id: 2, roles: ['operator'] };
  expect((await act('refund_by_hand', byHand, support)).status).toBe(403);
  expect(await act('refund_by_hand', byHand)).toMatchObject({ body: { status: 'partially_refunded' } });
  await until(id, { receipt: { amount: 20_000 } });
  expect(await receipted()).toEqual({ ...receipt, amount: 20_000 });
  expect((await act('charge_back', {})).status).toBe(200);
  expect((await act('request_refund', { amount: 1, why: 'goodwill' })).body.errorCode).toBe(
    'payment.nothing_left',
  );
  expect((await act('win_chargeback', {})).status).toBe(200);
  expect((await act('close', {})).status).toBe(403);
});

it('a lost database charges and refunds nothing twice, at any step', async () => {
  const id = await requested();
  await loseDatabase(id);
  fake.moods.push('lost');
  await tryCard(id);
  await expect.poll(() => fake.moods.length, { timeout: 30_000 }).toBe(0);
  await loseDatabase(id);
  const { arrivals } = await until(id, { status: 'paid' });
  await loseDatabase(id);
  await quiet(id);
  fake.moods.push('lost');
  await requestRefund(side.deps, context(), id, { amount: 9_000, why: 'returned' });
  await expect.poll(() => fake.moods.length, { timeout: 30_000 }).toBe(0);
  await loseDatabase(id);
  await until(id, { status: 'partially_refunded' });
  await loseDatabase(id);
  await quiet(id);
  const { refunds } = fake.books.get(arrivals[0]?.reference ?? '') ?? {};
  expect(refunds?.map(({ amount }) => amount)).toEqual([9_000]);
  expect(await chargesOf(id)).toBe(1);
  expect(await typesOf(id)).toEqual([
    'PaymentRequested',
    'PaymentTried',
    'PaymentConfirmed',
    'RefundRequested',
    'PaymentRefunded',
  ]);
});

it('a copy at the same shop takes nobody’s payment', async () => {
  const id = await requested();
  await tryPayment(side.deps, context(), id, { method: 'naver', cardId: null, receipt: null });
  const merchantUid = merchantUidOf({ kind: 'order', paymentId: id, attempt: 1, random: 'copycopyco' });
  fake.enter({ merchantUid, amount: 30_000, currency: 'KRW' });
  const asked = fake.timesAsked();
  expect(await side.call(staff, 'POST', '/v2/orders/notify', { merchant_uid: merchantUid })).toMatchObject({
    status: 200,
    body: {},
  });
  await side.reacted();
  side.advanceClock(minute + 1_000);
  await expect.poll(fake.timesAsked, { timeout: 30_000 }).toBeGreaterThan(asked);
  await quiet(id);
  expect(await typesOf(id)).toEqual(['PaymentRequested', 'PaymentTried']);
});

it('takes notices as forms and as JSON, and tells nobody which names it knows', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const send = (payload: string, sent: Record<string, string> = headers) =>
    side.app.inject({ method: 'POST', url: '/v2/orders/notify', payload, headers: sent });
  const id = await requested();
  const { attempt } = await tryPayment(side.deps, context(), id, {
    method: 'payco',
    cardId: null,
    receipt: null,
  });
  if (attempt === null) expect.fail('the payer has no page to pay on');
  fake.enter(attempt, { method: 'payco' });
  const known = await send(`imp_uid=imp_1&merchant_uid=${attempt.merchantUid}&status=paid`);
  const unknown = await send('imp_uid=imp_1&merchant_uid=o1-1-unknownabc&status=paid');
  expect([known.statusCode, known.body]).toEqual([200, '{}']);
  expect([unknown.statusCode, unknown.body]).toEqual([200, '{}']);
  await until(id, { status: 'paid' });
  for (const body of ['', 'x', 'merchant_uid=%', `merchant_uid=${'x'.repeat(199)}`]) {
    expect((await send(body)).statusCode).toBe(200);
  }
  const json = { 'content-type': 'application/json' };
  expect((await send('{"merchant_uid":"x"}', json)).statusCode).toBe(200);
  expect((await send('{"merchant_uid":1}', json)).statusCode).toBe(400);
  expect((await send('x'.repeat(20_000))).statusCode).toBe(413);
});

it('every night learns of refunds in the console, and notes once where the books still differ', async () => {
  const { id, reference } = await paid();
  const other = await paid();
  fake.giveBack(reference, 12_000);
  const entry = fake.books.get(other.reference);
  if (entry === undefined) expect.fail('the payment is not in the books');
  fake.books.set(other.reference, { ...entry, amount: 28_000 });
  await quiet(id);
  side.advanceClock(27 * 60 * minute);
  await until(id, { status: 'partially_refunded', arrivals: [{ refunded: 12_000 }], differences: [] });
  expect(await typesOf(id)).toContain('PaymentRefundedElsewhere');
  await until(other.id, { status: 'paid', differences: [{ amount: 28_000, refunded: 0 }] });
  side.advanceClock(24 * 60 * minute);
  const next = () =>
    side.deps.db
      .selectFrom('write.outside_calls')
      .select('due_at')
      .where('kind', '=', 'reconcile_day')
      .where('due_at', '>', new Date(Date.parse(clock()) + 150_000))
      .execute();
  await expect.poll(next, { timeout: 30_000, interval: 50 }).toHaveLength(1);
  expect((await typesOf(other.id)).filter((type) => type === 'PaymentDiffered')).toHaveLength(1);
});

it('every night makes the calls again that were lost', async () => {
  const refunding = await paid();
  const id = await requested({ dueTime: null });
  fake.moods.push('away');
  await requestRefund(side.deps, context(), refunding.id, { amount: 9_000, why: 'returned' });
  await expect.poll(() => fake.moods.length, { timeout: 30_000 }).toBe(0);
  fake.moods.push('away');
  await tryCard(id);
  await expect.poll(() => fake.moods.length, { timeout: 30_000 }).toBe(0);
  await side.reacted();
  for (const about of [refunding.id, id]) {
    await side.deps.db.deleteFrom('write.outside_calls').where(callsAbout(about)).execute();
  }
  side.advanceClock(27 * 60 * minute);
  await until(refunding.id, { status: 'partially_refunded', refunds: [{ status: 'done' }] });
  await until(id, { status: 'paid' });
  expect(await chargesOf(id)).toBe(1);
});

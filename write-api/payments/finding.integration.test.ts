import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { merchantUidOf } from '#domain/payments/merchant-uid.ts';
import { staff } from '../testing/house.ts';
import { anAccount } from './testing/fake-provider.ts';
import { minute, type PaymentSide, paymentSide } from './testing/payment-side.ts';
import { tryPayment } from './use-cases.ts';

let given: PaymentSide;
beforeAll(async () => {
  given = await paymentSide();
});
afterAll(() => given.side.close());
beforeEach(() => {
  given.fake.moods.length = 0;
});

it('closes at the due time only after asking, and refunds money that comes later', async () => {
  const { side, fake, context, inMinutes, requested, until } = given;
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
  const { side, fake, context, requested, until } = given;
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
  const { side, fake, context, inMinutes, requested, until } = given;
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

it('takes notices as forms and as JSON, and tells nobody which names it knows', async () => {
  const { side, fake, context, requested, until } = given;
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

it('a copy at the same shop takes nobody’s payment', async () => {
  const { side, fake, context, requested, typesOf, quiet } = given;
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

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refundKey } from '#domain/payments/money.ts';
import type { Caller } from '#http/caller.ts';
import { anAccount } from './testing/fake-provider.ts';
import { mina, minute, type PaymentSide, paymentSide } from './testing/payment-side.ts';
import { requestRefund, tryPayment } from './use-cases.ts';

let given: PaymentSide;
beforeAll(async () => {
  given = await paymentSide();
});
afterAll(() => given.side.close());
beforeEach(() => {
  given.fake.moods.length = 0;
});

it('refunds once, whatever happens to the answer', async () => {
  const { side, fake, context, until, paid, retried } = given;
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
  const { side, fake, context, until, typesOf, paid, retried } = given;
  const { id, reference } = await paid();
  fake.onNextRefund(() => fake.giveBack(reference, 25_000));
  await requestRefund(side.deps, context(), id, { amount: 9_000, why: 'returned' });
  await retried(id);
  const state = await until(id, { status: 'canceled', arrivals: [{ refunded: 30_000 }] });
  expect(state.refunds).toMatchObject([{ amount: 5_000, status: 'done' }]);
  expect(await typesOf(id)).toContain('PaymentRefundedElsewhere');
});

it('a virtual account is opened, filled, receipted and refunded to the member’s account', async () => {
  const { side, fake, context, inMinutes, requested, now, until, quiet } = given;
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
  const sealed = (await now(id)).refunds[0]?.account;
  if (sealed === null || sealed === undefined) expect.fail('no account is sealed');
  await expect.poll(() => side.deps.sealing.unseal(name, sealed), { timeout: 30_000 }).toBeNull();
});

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { staff } from '../testing/house.ts';
import { cardId, minute, type PaymentSide, paymentSide } from './testing/payment-side.ts';
import { closePayment, tryPayment } from './use-cases.ts';

let given: PaymentSide;
beforeAll(async () => {
  given = await paymentSide();
});
afterAll(() => given.side.close());
beforeEach(() => {
  given.fake.moods.length = 0;
});

it('charges a card once, and learns nothing new from a notice', async () => {
  const { side, fake, now, typesOf, chargesOf, paid } = given;
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
  const { fake, requested, tryCard, until, chargesOf, retried } = given;
  const id = await requested();
  fake.moods.push(mood);
  await tryCard(id);
  await retried(id);
  await until(id, { status: 'paid' });
  expect(await chargesOf(id)).toBe(charges);
});

it('records a decline with its reason, and a new try starts at once', async () => {
  const { fake, requested, tryCard, until, chargesOf } = given;
  const id = await requested();
  fake.moods.push({ declined: 'limit' });
  await tryCard(id);
  await until(id, { status: 'pending', attempts: [{ declined: 'limit' }] });
  await tryCard(id);
  await until(id, { status: 'paid' });
  expect(await chargesOf(id)).toBe(2);
});

it('refunds another amount at once, and the payment fails', async () => {
  const { fake, requested, tryCard, until } = given;
  const id = await requested();
  fake.moods.push({ amount: 31_000 });
  await tryCard(id);
  const { arrivals } = await until(id, { status: 'failed', refunds: [{ status: 'done', amount: 31_000 }] });
  expect(fake.books.get(arrivals[0]?.reference ?? '')?.status).toBe('canceled');
});

it('an unpaid invoice fails at its due time', async () => {
  const { side, inMinutes, requested, until } = given;
  const id = await requested({ for: { kind: 'brand_invoice', id: 9 }, dueTime: inMinutes(1) });
  await side.reacted();
  side.advanceClock(2 * minute);
  await until(id, { status: 'failed' });
});

it('the first append of pay and close decides', async () => {
  const { side, fake, context, requested, tryCard, until, paid } = given;
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

it('charges no card of another person or of a brand with the same id', async () => {
  const { side, context, requested, typesOf } = given;
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

it('declines an attempt whose card has no key at the provider', async () => {
  const { side, context, holdCard, requested, until, chargesOf } = given;
  await holdCard(52, 62);
  const id = await requested({ payer: { kind: 'user', id: 52 } });
  await tryPayment(side.deps, context(), id, { method: 'card', cardId: 62, receipt: null });
  await until(id, { status: 'pending', attempts: [{ declined: 'invalid' }] });
  expect(await chargesOf(id)).toBe(0);
});

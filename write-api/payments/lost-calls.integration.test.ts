import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { callsAbout, minute, type PaymentSide, paymentSide } from './testing/payment-side.ts';
import { requestRefund } from './use-cases.ts';

let given: PaymentSide;
beforeAll(async () => {
  given = await paymentSide();
});
afterAll(() => given.side.close());
beforeEach(() => {
  given.fake.moods.length = 0;
});

it('a lost database charges and refunds nothing twice, at any step', async () => {
  const { side, fake, context, requested, tryCard, until, typesOf, chargesOf, loseDatabase, quiet } = given;
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

it('every night learns of refunds in the console, and notes once where the books still differ', async () => {
  const { side, fake, clock, until, typesOf, paid, quiet } = given;
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
  const { side, fake, context, requested, tryCard, until, chargesOf, paid } = given;
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

import { expect, test } from 'vitest';
import { merchantUidOf } from '#domain/payments/merchant-uid.ts';
import { payment } from '#domain/payments/payment.ts';
import type { PaymentCommand } from '#domain/payments/payment-commands.ts';
import { paymentDescription, paymentId, randomOf, uidOf } from '#domain/testing/payments.ts';
import { systemContext } from '../kit/changes/context.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { comparedDays, nextNight, nightly, reconcileDay } from './reconcile-day.ts';
import { fakeProvider } from './testing/fake-provider.ts';
import { depsInMemory } from './testing/in-memory.ts';
import { dueCall } from './testing/steps.ts';

// Midnight in Korea is at 15:00 UTC.
test.each([
  ['2026-06-03T14:59:59.999Z', '2026-06-03T18:00:00.000Z'],
  ['2026-06-03T15:00:00.000Z', '2026-06-03T18:00:00.000Z'],
  ['2026-06-03T17:59:59.999Z', '2026-06-03T18:00:00.000Z'],
  ['2026-06-03T18:00:00.000Z', '2026-06-04T18:00:00.000Z'],
])('after %s, the next comparison is at %s', (at, next) => {
  expect(nextNight(at)).toBe(next);
});

test('compares two days, on Sundays of Korea 35', () => {
  expect(comparedDays('2026-06-03T18:00:00.000Z')).toEqual(['2026-06-02', '2026-06-03']);
  const sunday = comparedDays('2026-06-06T18:00:00.000Z');
  expect([sunday.length, sunday[0], sunday.at(-1)]).toEqual([35, '2026-05-03', '2026-06-06']);
});

test('learns missed payments and refunds, notes other amounts once, and leaves other installations alone', async () => {
  let now = '2026-06-03T03:00:00.000Z';
  const clock = () => now;
  const fake = fakeProvider(clock);
  const { deps, eventsOf } = depsInMemory(clock, fake.provider, () => {});
  const run = (id: number, command: PaymentCommand) =>
    runTarget(deps.streams, { on: 'payment', id, command }, systemContext(clock));
  const attempt = { merchantUid: uidOf(1), amount: 30_000, currency: 'KRW' } as const;
  await run(paymentId, { action: 'request', ...paymentDescription, dueTime: null });
  const byPage = { method: 'naver', cardId: null, receiptBuyer: null } as const;
  await run(paymentId, { action: 'try', ...byPage, random: randomOf(1) });
  const { reference } = fake.enter(attempt, { method: 'naver' });
  const random = 'othershops';
  fake.enter({ ...attempt, merchantUid: merchantUidOf({ kind: 'order', paymentId, attempt: 1, random }) });
  fake.enter({ ...attempt, merchantUid: 'a name of another program' });

  const compare = () => reconcileDay.call(deps, dueCall(nightly));
  const state = async () => (await deps.streams.refresh(payment, paymentId)).state;

  now = '2026-06-03T18:00:00.000Z';
  expect(await compare()).toEqual({ end: 'answered', next: '2026-06-04T18:00:00.000Z' });
  expect(await state()).toMatchObject({ status: 'paid', arrivals: [{ reference }], differences: [] });
  fake.giveBack(reference, 12_000);
  await compare();
  expect(await state()).toMatchObject({ status: 'partially_refunded', differences: [] });
  const entry = fake.books.get(reference);
  if (entry === undefined) expect.fail('the payment is not in the books');
  fake.books.set(reference, { ...entry, amount: 28_000 });
  await compare();
  await compare();
  expect((await state()).differences).toEqual([{ reference, amount: 28_000, refunded: 12_000 }]);
  expect(eventsOf(`payment-${paymentId}`).map(({ type }) => type)).toEqual([
    'PaymentRequested',
    'PaymentTried',
    'PaymentConfirmed',
    'PaymentRefundedElsewhere',
    'PaymentDiffered',
  ]);
  fake.books.set(reference, { ...entry, amount: 30_000 });
  await compare();
  expect((await state()).differences).toEqual([]);
  // The list is older than the payment's own entry.
  const { list } = fake.provider;
  fake.provider.list = async function* (...given) {
    for await (const each of list(...given)) yield { ...each, amount: 28_000 };
  };
  await compare();
  expect((await state()).differences).toEqual([]);
});

test('an error of one payment does not stop the comparison of the others, which then fails', async () => {
  const clock = () => '2026-06-03T18:00:00.000Z';
  const fake = fakeProvider(() => '2026-06-03T03:00:00.000Z');
  const { deps } = depsInMemory(clock, fake.provider, () => {});
  const broken = paymentId + 1;
  for (const id of [broken, paymentId]) {
    const run = (command: PaymentCommand) =>
      runTarget(deps.streams, { on: 'payment', id, command }, systemContext(clock));
    await run({ action: 'request', ...paymentDescription, paymentId: id, dueTime: null });
    await run({ action: 'try', method: 'naver', cardId: null, receiptBuyer: null, random: randomOf(1) });
    const merchantUid = merchantUidOf({ kind: 'order', paymentId: id, attempt: 1, random: randomOf(1) });
    fake.enter({ merchantUid, amount: 30_000, currency: 'KRW' });
  }
  const { refresh } = deps.streams;
  deps.streams.refresh = (decider, id) =>
    id === broken ? Promise.reject(new Error('unreadable')) : refresh(decider, id);
  const compared = reconcileDay.call(deps, dueCall(nightly));
  await expect(compared).rejects.toThrow('unreadable');
  expect((await refresh(payment, paymentId)).state.status).toBe('paid');
});

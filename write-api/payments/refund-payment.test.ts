import { expect, test } from 'vitest';
import { payment } from '#domain/payments/payment.ts';
import { actors } from '#domain/testing/actors.ts';
import { paymentDescription, paymentId, randomOf, refundId, uidOf } from '#domain/testing/payments.ts';
import { askPayment } from './ask-payment.ts';
import { refundPayment } from './refund-payment.ts';
import { fakeProvider } from './testing/fake-provider.ts';
import { depsInMemory } from './testing/in-memory.ts';
import { stepsOn } from './testing/steps.ts';

const clock = () => '2026-06-01T00:00:00.000Z';

/** A payment that a wallet paid, with a refund of 9,000 that waits for its call. */
async function refunding() {
  const fake = fakeProvider(clock);
  const { deps } = depsInMemory(clock, fake.provider, () => {});
  const { run, make } = stepsOn(deps);
  await run({ action: 'request', ...paymentDescription });
  await run({ action: 'try', method: 'naver', cardId: null, receiptBuyer: null, random: randomOf(1) });
  const { reference } = fake.enter(
    { merchantUid: uidOf(1), amount: 30_000, currency: 'KRW' },
    { method: 'naver' },
  );
  await make(askPayment, String(paymentId));
  await run({ action: 'request_refund', reference: null, amount: 9_000, why: 'returned' });
  return {
    fake,
    reference,
    run,
    refund: () => make(refundPayment, String(refundId(1))),
    state: async () => (await deps.streams.refresh(payment, paymentId)).state,
  };
}

test('a refund of the same amount in the console does not count as ours', async () => {
  const { fake, reference, refund, state } = await refunding();
  fake.giveBack(reference, 9_000, 'the customer called');
  await refund();
  expect(fake.refunds.map(({ amount }) => amount)).toEqual([9_000]);
  expect(await state()).toMatchObject({
    arrivals: [{ refunded: 18_000 }],
    refunds: [{ status: 'done', amount: 9_000 }],
  });
  await refund();
  expect(fake.refunds).toHaveLength(1);
});

test('money that the issuer charged back meanwhile is not refunded', async () => {
  const { fake, run, refund, state } = await refunding();
  await run({ action: 'charge_back', reference: null }, actors.staff);
  await refund();
  expect(fake.refunds).toEqual([]);
  expect(await state()).toMatchObject({
    status: 'paid',
    refunds: [{ status: 'failed', refusal: 'not_possible' }],
  });
});

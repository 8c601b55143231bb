import { expect, test } from 'vitest';
import { payment } from '#domain/payments/payment.ts';
import type { PaymentCommand } from '#domain/payments/payment-commands.ts';
import { paymentDescription, paymentId } from '#domain/testing/payments.ts';
import { systemContext } from '../kit/changes/context.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { fakeProvider } from './testing/fake-provider.ts';
import { depsInMemory } from './testing/in-memory.ts';
import { closePayment, tryPayment } from './use-cases.ts';

const clock = () => '2026-06-01T00:00:00.000Z';

/** A payment that waits for money. */
async function requested() {
  const { deps } = depsInMemory(clock, fakeProvider(clock).provider, () => {});
  const run = (command: PaymentCommand) =>
    runTarget(deps.streams, { on: 'payment', id: paymentId, command }, systemContext(clock));
  await run({ action: 'request', ...paymentDescription });
  return {
    deps,
    run,
    tryBy: (method: 'kakaopay' | 'naver', context = systemContext(clock)) =>
      tryPayment(deps, context, paymentId, { method, cardId: null, receipt: null }),
    close: () => closePayment(deps, systemContext(clock), paymentId),
    state: async () => (await deps.streams.refresh(payment, paymentId)).state,
  };
}

test('a repeated try returns its own method’s attempt, and 409 once the payment ended', async () => {
  const { tryBy, close } = await requested();
  const context = systemContext(clock);
  const { attempt } = await tryBy('kakaopay', context);
  await tryBy('naver');
  expect((await tryBy('kakaopay', context)).attempt).toEqual(attempt);
  await close();
  await expect(tryBy('kakaopay', context)).rejects.toMatchObject({
    statusCode: 409,
    errorCode: 'payment.ended',
  });
});

test('a payment that ended without money is closed, one that money ever confirmed is not', async () => {
  const ended = await requested();
  expect(await ended.close()).toBe(true);
  expect(await ended.close()).toBe(true);
  const refunded = await requested();
  await refunded.tryBy('naver');
  const money = { attempt: 1, reference: 'imp_1', amount: 30_000, currency: 'KRW' } as const;
  await refunded.run({ action: 'confirm', ...money, paidTime: clock(), receiptUrl: null });
  expect(await refunded.close()).toBe(false);
  await refunded.run({
    action: 'note_refund_elsewhere',
    reference: 'imp_1',
    amount: 30_000,
    refundReference: 'back',
  });
  expect((await refunded.state()).status).toBe('canceled');
  expect(await refunded.close()).toBe(false);
});

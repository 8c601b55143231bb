import { afterAll, beforeAll, expect, test } from 'vitest';
import { member } from '#domain/members/member.ts';
import { payment } from '#domain/payments/payment.ts';
import type { PaymentCommand } from '#domain/payments/payment-commands.ts';
import type { Payer } from '#domain/payments/payment-kinds.ts';
import { eventually } from '#server/testing/eventually.ts';
import { systemContext } from './kit/changes/context.ts';
import { runTarget } from './kit/commands/run-target.ts';
import { openPaymentsOf, unsettledPayments } from './open-payments.ts';
import { fakeProvider } from './payments/testing/fake-provider.ts';
import { closePayment, requestPayment, tryPayment } from './payments/use-cases.ts';
import { staff } from './testing/house.ts';
import { type TestWriteSide, testWriteSide } from './testing/write-side.ts';

let side: TestWriteSide;
const fake = fakeProvider(() => side.deps.clock());
beforeAll(async () => {
  side = await testWriteSide({ paymentProvider: fake.provider });
});
afterAll(() => side.close());

const context = () => systemContext(side.deps.clock);
const requested = (payer: Payer) =>
  requestPayment(side.deps, context(), {
    for: { kind: 'fault', id: 7 },
    payer,
    amount: 30_000,
    currency: 'KRW',
    dueTime: null,
  });
const run = async (id: number, command: PaymentCommand, actor = context().actor) =>
  runTarget(side.deps.streams, { on: 'payment', id, command }, { ...context(), actor });

async function registered(username: string): Promise<number> {
  const { body } = await side.call(staff, 'POST', '/v1/users', { username, real_name: 'Mina' });
  return body.id;
}
const leave = (id: number) => side.call(staff, 'DELETE', `/v1/users/${id}`);
const statusOf = async (id: number) => (await side.deps.streams.refresh(member, id)).state.status;
const untilForgotten = (id: number) =>
  eventually(
    () => statusOf(id),
    (status) => status === 'forgotten',
  );

test('forgetting a member waits for the payment that was requested right before', async () => {
  const id = await registered('waiting');
  const payer = { kind: 'user', id } as const;
  const paymentId = await requested(payer);
  const left = await leave(id);
  expect([left.status, left.body.status]).toEqual([200, 'leaving']);
  expect(await unsettledPayments(side.deps, payer)).toEqual([paymentId]);
  await side.reacted();
  expect(await statusOf(id)).toBe('leaving');
  expect(await openPaymentsOf(side.deps.db, payer)).toEqual([paymentId]);
  expect(await closePayment(side.deps, context(), paymentId)).toBe(true);
  await untilForgotten(id);
});

test('forgetting a member waits for a refund that the provider refused, until staff made it by hand', async () => {
  const id = await registered('refunded');
  const paymentId = await requested({ kind: 'user', id });
  // Each step reaches the index in a batch of its own.
  const untilOpen = (expected: number[]) =>
    eventually(
      () => openPaymentsOf(side.deps.db, { kind: 'user', id }),
      (ids) => ids.join() === expected.join(),
    );
  await untilOpen([paymentId]);
  await tryPayment(side.deps, context(), paymentId, { method: 'bank', cardId: null, receipt: null });
  const byStaff = { label: 'staff', id: 1 } as const;
  const money = { attempt: 1, reference: 'transfer 1', amount: 30_000, currency: 'KRW' } as const;
  const paidTime = side.deps.clock();
  await run(paymentId, { action: 'confirm', ...money, paidTime, receiptUrl: null }, byStaff);
  await untilOpen([]);
  await run(paymentId, { action: 'request_refund', reference: null, amount: 9_000, why: 'returned' });
  const state = async () => (await side.deps.streams.refresh(payment, paymentId)).state;
  await eventually(state, ({ refunds }) => refunds[0]?.status === 'failed');
  expect((await leave(id)).body.status).toBe('leaving');
  await side.reacted();
  expect(await statusOf(id)).toBe('leaving');
  const refundId = (await state()).refunds[0]?.refundId ?? 0;
  await run(paymentId, { action: 'refund_by_hand', refundId, refundReference: 'transfer 2' }, byStaff);
  await untilForgotten(id);
});

test('a settled payment, and one of a brand with the same id, hinder no forgetting', async () => {
  const id = await registered('free');
  await requested({ kind: 'brand', id });
  await closePayment(side.deps, context(), await requested({ kind: 'user', id }));
  expect((await leave(id)).body.status).toBe('forgotten');
});

test('a brand cannot be removed while one of its payments is open', async () => {
  const { body } = await side.call(staff, 'POST', '/v1/brands', { name: 'Moss' });
  const paymentId = await requested({ kind: 'brand', id: body.id });
  const remove = () => side.call(staff, 'DELETE', `/v1/brands/${body.id}`);
  expect(await remove()).toMatchObject({
    status: 409,
    body: { errorCode: 'removal.payment_open', detail: { paymentIds: [paymentId] } },
  });
  await closePayment(side.deps, context(), paymentId);
  expect((await remove()).body.status).toBe('removed');
});

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { staff } from '../testing/house.ts';
import { type PaymentSide, paymentSide } from './testing/payment-side.ts';
import { tryPayment } from './use-cases.ts';

let given: PaymentSide;
beforeAll(async () => {
  given = await paymentSide();
});
afterAll(() => given.side.close());
beforeEach(() => {
  given.fake.moods.length = 0;
});

it('staff confirm a transfer, and an owner refunds it by hand', async () => {
  const { side, fake, clock, context, requested, now, until } = given;
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

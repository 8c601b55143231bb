import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaymentEvent } from '#domain/payments/payment-events.ts';
import {
  confirmed,
  paymentDescription,
  paymentId,
  paymentRequested,
  refundFailed,
  refundRequested,
  tried,
} from '#domain/testing/payments.ts';
import type { Caller } from '#http/caller.ts';
import { type Bench, openBench, openUnsealer } from '#projections/testing/harness.ts';
import { stored, type Told } from '#projections/testing/histories.ts';
import { adminA, adminB, member, openTestModels, staff, type TestModels } from '../testing/test-models.ts';

let bench: Bench;
let models: TestModels;

const told = (id: number, event: PaymentEvent, brandIds: number[] = []): Told => ({
  stream: `payment-${id}`,
  event,
  metadata: { brandIds },
});
/** Brand 1 owes an invoice: payment 42. */
const invoice: PaymentEvent = {
  type: 'PaymentRequested',
  data: {
    paymentId: 42,
    for: { kind: 'brand_invoice', id: 3 },
    payer: { kind: 'brand', id: 1 },
    amount: 300_000,
    currency: 'KRW',
    dueTime: null,
  },
};
const byTransfer = tried(1, 'bank');
/** A card that was charged long before `now`, without an outcome: payment 43. */
const charged: PaymentEvent = {
  type: 'PaymentRequested',
  data: { ...paymentDescription, paymentId: 43, payer: { kind: 'user', id: 52 } },
};

beforeAll(async () => {
  bench = await openBench(openUnsealer(new Set()));
  models = await openTestModels({ database: bench });
  await bench.take(
    stored([
      {
        stream: 'brand-1',
        event: { type: 'BrandRegistered', data: { brandId: 1, name: 'Acme', nameKo: null } },
      },
      told(paymentId, paymentRequested),
      told(paymentId, tried()),
      told(paymentId, confirmed()),
      told(paymentId, refundRequested(1, 9_000)),
      told(paymentId, refundFailed(1)),
      told(42, invoice, [1]),
      told(42, byTransfer, [1]),
      told(43, charged),
      told(43, tried()),
    ]),
  );
});
afterAll(() => models.close());

const idsOf = async (caller: Caller, query = '') => {
  const { body } = await models.get(caller, `/v1/payments${query}`);
  return body.data.map(({ id }: { id: number }) => id);
};

it('lists all payments to staff, those of its brand to a brand admin, and none to members', async () => {
  expect(await idsOf(staff)).toEqual([43, 42, paymentId]);
  expect(await idsOf(adminA)).toEqual([42]);
  expect(await idsOf(adminB)).toEqual([]);
  expect((await models.get(member(51), '/v1/payments')).status).toBe(403);
  for (const path of [`/v1/payments/${paymentId}`, `/v1/payments/${paymentId}/history`, `/v1/payments/42`]) {
    expect((await models.get(adminB, path)).status).toBe(404);
  }
  expect((await models.get(adminA, `/v1/payments/${paymentId}`)).status).toBe(404);
});

it.each([
  ['statuses=paid', [paymentId]],
  ['statuses=pending,failed', [43, 42]],
  ['kinds=order', [43, paymentId]],
  ['payment_method=bank,naver', [42]],
  ['user_id=51', [paymentId]],
  ['user_id=1', []],
  ['brand_id=1', [42]],
  ['has_failed_refund=true', [paymentId]],
  ['has_failed_refund=false', [43, 42]],
  ['refund_refusals=refused,not_possible', [paymentId]],
  ['refund_refusals=needs_account', []],
  ['is_outcome_unknown=true', [43]],
  ['is_outcome_unknown=false', [42, paymentId]],
  ['is_charged_back=true', []],
  ['has_difference=true', []],
  ['ids=42', [42]],
  ['created_time=2001-01-01', []],
  ['order=amount', [paymentId, 43, 42]],
])('filters by %s', async (query, ids) => {
  expect(await idsOf(staff, `?${query}`)).toEqual(ids);
});

it('shows one with its attempts, money and refunds', async () => {
  const { amount, currency, dueTime } = paymentDescription;
  const { body } = await models.get(staff, `/v1/payments/${paymentId}`);
  expect(body).toMatchObject({
    id: paymentId,
    status: 'paid',
    for: { kind: 'order', id: 7 },
    payer: { kind: 'user', id: 51 },
    amount,
    currency,
    dueTime,
    method: 'card',
    attempts: [{ attempt: 1, method: 'card', declined: null }],
    arrivals: [{ reference: 'imp_1', amount, kind: 'confirmed', refunded: 0 }],
    refunds: [{ amount: 9_000, status: 'failed', refusal: 'refused' }],
    hasFailedRefund: true,
    revision: '4',
  });
  const allowed = body.actions.filter((action: { allowed: boolean }) => action.allowed);
  expect(allowed.map(({ name }: { name: string }) => name)).toEqual([
    'request_refund',
    'retry_refund',
    'refund_by_hand',
    'charge_back',
  ]);
  const brands = await models.get(adminA, '/v1/payments/42');
  expect(brands.body).toMatchObject({ payer: { kind: 'brand', id: 1, name: 'Acme' }, method: 'bank' });
});

it('shows its history and its past', async () => {
  const { body } = await models.get(staff, `/v1/payments/${paymentId}/history`);
  expect(body.data.map(({ type }: { type: string }) => type)).toEqual([
    'RefundFailed',
    'RefundRequested',
    'PaymentConfirmed',
    'PaymentTried',
    'PaymentRequested',
  ]);
  const then = await models.get(staff, `/v1/payments/${paymentId}?revision=1`);
  expect(then.body).toMatchObject({ status: 'pending', refunds: [], hasFailedRefund: false, paidTime: null });
  expect((await models.get(adminA, '/v1/payments/42/history')).body.count).toBe(2);
});

it('writes a file without names', async () => {
  const { text } = await models.get(staff, '/v1/payments/csv?order=id&language=en');
  expect(text).toContain('Pays for: kind');
  expect(text).toContain('Invoice');
  expect(text).not.toContain('Acme');
});

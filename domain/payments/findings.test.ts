import { expect, test } from 'vitest';
import { system } from '../actor.ts';
import { scenarios } from '../testing/given.ts';
import {
  confirmed,
  findingOf,
  paidTime,
  paymentLives,
  paymentRequested,
  refunded,
  refundFailed,
  refundId,
  refundRequested,
  sealedText,
  tried,
} from '../testing/payments.ts';
import { type Finding, learningPayment } from './findings.ts';
import { merchantUidOf } from './merchant-uid.ts';
import type { PaymentEvent } from './payment-events.ts';

const { given } = scenarios(learningPayment);
const learn = (changed: Partial<Finding> = {}, attempt = 1) =>
  ({ action: 'learn', finding: findingOf(changed, attempt) }) as const;
const typesAfter = (events: readonly PaymentEvent[], finding: ReturnType<typeof learn>) => {
  const { decision } = given(events).when(finding, system);
  return decision.ok ? decision.events.map(({ type }) => type) : decision.refusal.errorCode;
};
/** A refund in the books of a provider that tells no reason. */
const backOf = (refundReference: string, amount: number) => ({
  refundReference,
  amount,
  refundId: null,
  hasReason: false,
});
const waiting = [paymentRequested, tried(1, 'vbank')];

test('a payment of another installation at the same shop changes nothing', () => {
  const merchantUid = merchantUidOf({ kind: 'order', paymentId: 41, attempt: 1, random: 'zzzzzzzzzz' });
  for (const status of ['ready', 'paid', 'failed', 'canceled'] as const) {
    const refunds = [backOf('console_1', 9_000)];
    const foreign = learn({ merchantUid, status, refunds });
    for (const events of Object.values(paymentLives)) given(events).when(foreign, system).thenNothing();
  }
});

test('the amount and currency decide whether money counts', () => {
  expect(typesAfter(waiting, learn())).toEqual(['PaymentConfirmed']);
  for (const other of [{ amount: 30_001 }, { currency: 'JPY' as const }, { currency: null }]) {
    expect(typesAfter(waiting, learn(other))).toEqual(['PaymentMismatched', 'RefundRequested']);
  }
  expect(typesAfter(waiting, learn({ amount: 29_999 }))).toEqual(['PaymentUnderpaid']);
  const byCard = [paymentRequested, tried()];
  expect(typesAfter(byCard, learn({ amount: 29_999 }))).toEqual(['PaymentMismatched', 'RefundRequested']);
});

test('an account that fills up is confirmed when full, and is a mismatch beyond that', () => {
  const some: PaymentEvent = {
    type: 'PaymentUnderpaid',
    data: { attempt: 1, reference: 'imp_1', amount: 9_000 },
  };
  expect(typesAfter([...waiting, some], learn({ amount: 9_000 }))).toEqual([]);
  expect(typesAfter([...waiting, some], learn({ amount: 12_000 }))).toEqual(['PaymentUnderpaid']);
  expect(typesAfter([...waiting, some], learn())).toEqual(['PaymentConfirmed']);
  expect(typesAfter([...waiting, some], learn({ amount: 40_000 }))).toEqual([
    'PaymentMismatched',
    'RefundRequested',
  ]);
  const ended: PaymentEvent[] = [
    { type: 'PaymentClosed', data: { why: 'due' } },
    {
      type: 'RefundRequested',
      data: { refundId: 41_001, reference: 'imp_1', amount: 9_000, why: 'underpaid' },
    },
  ];
  given([...waiting, some, ...ended])
    .when(learn(), system)
    .then(
      {
        type: 'PaymentArrivedLate',
        data: { attempt: 1, reference: 'imp_1', amount: 30_000, currency: 'KRW' },
      },
      {
        type: 'RefundRequested',
        data: { refundId: 41_002, reference: 'imp_1', amount: 21_000, why: 'late' },
      },
    );
});

test('an account opens once, a decline counts once, and neither counts once the payment ended', () => {
  const account = {
    bank: '004',
    number: sealedText('s1.number'),
    holder: sealedText('s1.holder'),
    dueTime: paidTime,
  };
  const ready = learn({ status: 'ready', account });
  const opened: PaymentEvent = { type: 'PaymentAccountOpened', data: { attempt: 1, ...account } };
  given(waiting).when(ready, system).then(opened);
  given([...waiting, opened])
    .when(ready, system)
    .thenNothing();
  const second: PaymentEvent = { type: 'PaymentAccountOpened', data: { attempt: 2, ...account } };
  given([...waiting, tried(2, 'vbank'), opened, second])
    .when(ready, system)
    .thenNothing();
  const failed = learn({ status: 'failed', declined: 'left' });
  const declined: PaymentEvent = { type: 'PaymentDeclined', data: { attempt: 1, declined: 'left' } };
  given(waiting).when(failed, system).then(declined);
  given([...waiting, declined])
    .when(failed, system)
    .thenNothing();
  expect(typesAfter(waiting, learn({ status: 'failed' }))).toEqual(['PaymentDeclined']);
  for (const finding of [ready, failed]) {
    given([...waiting, { type: 'PaymentClosed', data: { why: 'ended' } }])
      .when(finding, system)
      .thenNothing();
  }
});

test('money that came and went again is recorded with its refund', () => {
  const all = [backOf('console_1', 30_000)];
  const { decision } = given(waiting).when(learn({ status: 'canceled', refunds: all }), system);
  if (!decision.ok) expect.fail(decision.refusal.errorCode);
  expect(decision.events.map(({ type }) => type)).toEqual(['PaymentConfirmed', 'PaymentRefundedElsewhere']);
});

test('a refund of a requested amount is ours, any other was made elsewhere', () => {
  const paid = [...waiting, confirmed(), refundRequested(1, 9_000)];
  const back = backOf;
  given(paid)
    .when(learn({ refunds: [back('back_1', 9_000)] }), system)
    .then(refunded(1, 9_000));
  given([...paid, refunded(1, 9_000)])
    .when(learn({ refunds: [back('back_1', 9_000)] }), system)
    .thenNothing();
  const two = learn({ refunds: [back('console_1', 5_000), back('back_1', 9_000)] });
  expect(typesAfter(paid, two)).toEqual(['PaymentRefundedElsewhere', 'PaymentRefunded']);
  const failed = [...paid, refundFailed(1)];
  expect(typesAfter(failed, learn({ refunds: [back('console_1', 9_000)] }))).toEqual([
    'PaymentRefundedElsewhere',
  ]);
});

test('a refund with a reason is ours only if the reason names it', () => {
  const paid = [...waiting, confirmed(), refundRequested(1, 9_000)];
  const inConsole = { ...backOf('console_1', 9_000), hasReason: true };
  const ours = { ...inConsole, refundReference: 'back_1', refundId: refundId(1) };
  expect(typesAfter(paid, learn({ refunds: [inConsole] }))).toEqual(['PaymentRefundedElsewhere']);
  expect(typesAfter(paid, learn({ refunds: [inConsole, ours] }))).toEqual([
    'PaymentRefundedElsewhere',
    'PaymentRefunded',
  ]);
  given(paid)
    .when(learn({ refunds: [ours] }), system)
    .then(refunded(1, 9_000));
  given([...paid, refundFailed(1)])
    .when(learn({ refunds: [ours] }), system)
    .then(refunded(1, 9_000));
  given([...paid, refundRequested(2, 9_000)])
    .when(learn({ refunds: [{ ...ours, refundId: refundId(2), refundReference: 'back_2' }] }), system)
    .then(refunded(2, 9_000));
});

test('an account that was revoked before a deposit brought no money', () => {
  const revoked = learn({ status: 'canceled' });
  const declined: PaymentEvent = { type: 'PaymentDeclined', data: { attempt: 1, declined: 'left' } };
  given(waiting).when(revoked, system).then(declined);
  given([...waiting, declined])
    .when(revoked, system)
    .thenNothing();
  for (const events of [
    [...waiting, confirmed()],
    [...waiting, { type: 'PaymentClosed', data: { why: 'due' } }],
  ] as PaymentEvent[][]) {
    given(events).when(revoked, system).thenNothing();
  }
});

test('a refund that fits nothing does not hide the other facts', () => {
  const refunds = [backOf('odd', 90_000), backOf('console_1', 9_000)];
  expect(typesAfter(waiting, learn({ refunds }))).toEqual(['PaymentConfirmed', 'PaymentRefundedElsewhere']);
});

import { describe, expect, test } from 'vitest';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import {
  confirmed,
  paymentRequested,
  refunded,
  refundFailed,
  refundId,
  refundRequested,
  sealedText,
  tried,
} from '../testing/payments.ts';
import { differingIn, leftOf } from './money.ts';
import { payment } from './payment.ts';
import type { PaymentEvent } from './payment-events.ts';

const { given, givenState } = scenarios(payment);
const { staff, system, user } = actors;

const askRefund = (amount: number) =>
  ({ action: 'request_refund', reference: null, amount, why: 'returned' }) as const;

describe('a refund', () => {
  const paid = [paymentRequested, tried(), confirmed()];

  test('of a canceled thing gives back what other refunds have left', () => {
    const canceled = { action: 'request_refund', reference: null, amount: 30_000, why: 'canceled' } as const;
    const rest = { refundId: refundId(2), reference: 'imp_1', amount: 21_000, why: 'canceled' } as const;
    const begun = given([...paid, refundRequested(1, 9_000)]);
    begun.when(canceled, system).then({ type: 'RefundRequested', data: rest });
    begun.when(canceled, staff).thenRefused('payment.refund_too_high', { left: 21_000, amount: 30_000 });
  });

  test('reserves its amount', () => {
    given([...paid, refundRequested(1, 9_000)])
      .when(askRefund(21_001), system)
      .thenRefused('payment.refund_too_high', { left: 21_000, amount: 21_001 });
    given([...paid, refundRequested(1, 9_000), refundFailed(1)])
      .when(askRefund(21_001), system)
      .thenRefused('payment.refund_too_high');
    given([...paid, refundRequested(1, 9_000), refunded(1, 9_000)])
      .when(askRefund(21_000), system)
      .then(refundRequested(2, 21_000));
    given([...paid, refundRequested(1, 30_000)])
      .when(askRefund(1), staff)
      .thenRefused('payment.nothing_left');
    for (const amount of [0, -1, 0.5])
      given(paid).when(askRefund(amount), staff).thenRefused('payment.no_amount');
  });

  test('of everything cancels the payment', () => {
    const events = [...paid, refundRequested(1, 9_000), refunded(1, 9_000), refundRequested(2, 21_000)];
    const refund = { action: 'refund', refundId: refundId(2), refundReference: 'back_2' } as const;
    expect(given(events).when(refund, system).then(refunded(2, 21_000)).status).toBe('canceled');
  });

  test('is made once', () => {
    const events = [...paid, refundRequested(1, 9_000), refundRequested(2, 9_000), refunded(1, 9_000)];
    const refund = { action: 'refund', refundId: refundId(1), refundReference: 'back_1' } as const;
    given(events).when(refund, system).thenNothing();
    given(events)
      .when({ ...refund, refundId: refundId(2) }, system)
      .thenNothing();
    given(events)
      .when({ action: 'refuse_refund', refundId: refundId(1), refusal: 'refused' }, system)
      .thenNothing();
    given(events)
      .when({ ...refund, refundId: refundId(3) }, system)
      .thenRefused('payment.unknown_refund');
  });

  test('that failed is retried by staff, made by hand by an owner, or waits for the member’s account', () => {
    const failed = [...paid, refundRequested(1, 9_000), refundFailed(1)];
    given(failed)
      .when({ action: 'retry_refund', refundId: refundId(1) }, staff)
      .then({ type: 'RefundRetried', data: { refundId: refundId(1) } });
    const byHand: PaymentEvent = {
      type: 'PaymentRefundedByHand',
      data: { refundId: refundId(1), reference: 'imp_1', amount: 9_000, refundReference: 'transfer 12' },
    };
    const after = given(failed)
      .when({ action: 'refund_by_hand', refundId: refundId(1), refundReference: 'transfer 12' }, staff)
      .then(byHand);
    expect(after).toMatchObject({ status: 'partially_refunded', arrivals: [{ refundReferences: [] }] });
    const account = sealedText('s1.account');
    const give = { action: 'give_account', refundId: refundId(1), account } as const;
    given(failed).when(give, user).thenRefused('payment.no_account_asked');
    const asking = [...paid, refundRequested(1, 9_000), refundFailed(1, 'needs_account')];
    const known = given(asking)
      .when(give, user)
      .then({ type: 'RefundAccountGiven', data: { refundId: refundId(1), account } });
    expect(known.refunds).toMatchObject([{ status: 'requested', refusal: null, account }]);
    given([...failed, refundRequested(2, 1)])
      .when({ action: 'retry_refund', refundId: refundId(2) }, staff)
      .thenRefused('payment.refund_not_failed');
  });

  test('waits while the issuer has charged the money back', () => {
    const back: PaymentEvent = { type: 'PaymentChargedBack', data: { reference: 'imp_1' } };
    const won: PaymentEvent = { type: 'PaymentChargebackWon', data: { reference: 'imp_1' } };
    const failed = [...paid, refundRequested(1, 9_000), refundFailed(1)];
    given(paid).when({ action: 'charge_back', reference: null }, staff).then(back);
    given([...paid, back])
      .when(askRefund(1), system)
      .thenRefused('payment.nothing_left');
    given([...failed, back])
      .when({ action: 'retry_refund', refundId: refundId(1) }, staff)
      .thenRefused('payment.charged_back');
    given([...failed, back])
      .when({ action: 'refund_by_hand', refundId: refundId(1), refundReference: 'transfer 12' }, staff)
      .thenRefused('payment.charged_back', { reference: 'imp_1' });
    given([...paid, back])
      .when({ action: 'charge_back', reference: null }, staff)
      .thenRefused('payment.charged_back');
    given([...paid, back])
      .when({ action: 'win_chargeback', reference: null }, staff)
      .then(won);
    given([...paid, back, won])
      .when(askRefund(1), system)
      .then(refundRequested(1, 1));
  });

  test('made elsewhere settles a failed one of its amount, or shrinks the newest that no longer fit', () => {
    const note = (amount: number) =>
      ({
        action: 'note_refund_elsewhere',
        reference: 'imp_1',
        amount,
        refundReference: 'console_1',
      }) as const;
    const elsewhere = (amount: number, reduced: { refundId: number; amount: number }[]): PaymentEvent => ({
      type: 'PaymentRefundedElsewhere',
      data: { reference: 'imp_1', amount, refundReference: 'console_1', reduced },
    });
    const [one, two] = [refundId(1), refundId(2)];
    given([...paid, refundRequested(1, 9_000), refundFailed(1)])
      .when(note(9_000), system)
      .then(elsewhere(9_000, [{ refundId: one, amount: 0 }]));
    given([...paid, refundRequested(1, 9_000), refundRequested(2, 6_000)])
      .when(note(15_000), system)
      .then(elsewhere(15_000, []));
    const after = given([...paid, refundRequested(1, 9_000), refundRequested(2, 6_000)])
      .when(note(23_000), system)
      .then(
        elsewhere(23_000, [
          { refundId: two, amount: 0 },
          { refundId: one, amount: 7_000 },
        ]),
      );
    expect(after.refunds).toMatchObject([
      { status: 'requested', amount: 7_000 },
      { status: 'done', amount: 0 },
    ]);
    expect(after.arrivals.map((each) => leftOf(after, each))).toEqual([0]);
    given(paid).when(note(30_001), system).thenRefused('payment.refund_too_high');
    given([...paid, elsewhere(9_000, [])])
      .when(note(9_000), system)
      .thenNothing();
  });
});

test('a difference to the provider’s books stands until both agree', () => {
  const differed: PaymentEvent = {
    type: 'PaymentDiffered',
    data: { reference: 'imp_1', amount: 30_000, refunded: 9_000 },
  };
  const paid = [paymentRequested, tried(), confirmed()];
  const note = { action: 'note_difference', ...differed.data } as const;
  const state = given(paid).when(note, system).then(differed);
  expect(differingIn(state)).toEqual(['imp_1']);
  given([...paid, differed])
    .when(note, system)
    .thenNothing();
  const agreed = [...paid, differed, refundRequested(1, 9_000), refunded(1, 9_000)];
  expect(differingIn(given(agreed).state)).toEqual([]);
  const equal = { ...note, refunded: 0 };
  given(paid).when(equal, system).thenNothing();
  const cleared = given([...paid, differed])
    .when(equal, system)
    .then({ type: 'PaymentDiffered', data: { ...differed.data, refunded: 0 } });
  expect(cleared.differences).toEqual([]);
  givenState(cleared).when(equal, system).thenNothing();
});

test('a refund by hand is no difference to the provider’s books', () => {
  const byHand: PaymentEvent = {
    type: 'PaymentRefundedByHand',
    data: { refundId: refundId(1), reference: 'imp_1', amount: 9_000, refundReference: 'transfer 12' },
  };
  const events = [paymentRequested, tried(), confirmed(), refundRequested(1, 9_000), refundFailed(1), byHand];
  const figures = { action: 'note_difference', reference: 'imp_1', amount: 30_000 } as const;
  given(events)
    .when({ ...figures, refunded: 0 }, system)
    .thenNothing();
  const { differences } = given(events)
    .when({ ...figures, refunded: 9_000 }, system)
    .then({ type: 'PaymentDiffered', data: { reference: 'imp_1', amount: 30_000, refunded: 9_000 } });
  expect(differences).toHaveLength(1);
});

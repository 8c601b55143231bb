import { describe, expect, test } from 'vitest';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import {
  confirmed,
  paidTime,
  paymentDescription,
  paymentLives,
  paymentRequested,
  randomOf,
  refunded,
  refundFailed,
  refundId,
  refundRequested,
  sealedText,
  tried,
  uidOf,
} from '../testing/payments.ts';
import { differingIn, leftOf } from './money.ts';
import { payment } from './payment.ts';
import type { PaymentEvent } from './payment-events.ts';
import { attemptsAtMost } from './payment-kinds.ts';
import { receiptDue } from './receipt-due.ts';

const { given, givenState } = scenarios(payment);
const { staff, system, user } = actors;

const declined = (attempt: number, reason: 'limit' | 'expired' | 'invalid'): PaymentEvent => ({
  type: 'PaymentDeclined',
  data: { attempt, declined: reason },
});
const tryCard = (attempt: number, cardId = 61) =>
  ({ action: 'try', method: 'card', cardId, receiptBuyer: null, random: randomOf(attempt) }) as const;
const money = { attempt: 1, reference: 'imp_1', amount: 30_000, currency: 'KRW' } as const;
const confirm = { action: 'confirm', ...money, paidTime, receiptUrl: null } as const;
const askRefund = (amount: number) =>
  ({ action: 'request_refund', reference: null, amount, why: 'returned' }) as const;

describe('a try', () => {
  test('names itself by the payment, its number and the random letters', () => {
    given([paymentRequested]).when(tryCard(1), user).then(tried(1));
    expect(uidOf(1)).toBe('o41-1-abcdefghia');
    given([paymentRequested, tried(), declined(1, 'limit')])
      .when(tryCard(2), system)
      .then(tried(2));
  });

  test('waits for the charge before it, because two charges could both succeed', () => {
    given([paymentRequested, tried()]).when(tryCard(2), user).thenRefused('payment.charge_under_way');
    given([paymentRequested, tried(1, 'naver')])
      .when(tryCard(2), user)
      .then(tried(2));
  });

  test('is not repeated by the system with a card that has expired or is invalid', () => {
    for (const reason of ['expired', 'invalid'] as const) {
      const events = [paymentRequested, tried(), declined(1, reason)];
      given(events).when(tryCard(2), system).thenRefused('payment.card_unusable', { cardId: 61 });
      given(events).when(tryCard(2), user).then(tried(2));
      expect(given(events).when(tryCard(2, 62), system).decision.ok).toBe(true);
    }
  });

  test('names a stored card if, and only if, it charges one', () => {
    const odd = [
      { ...tryCard(1), cardId: null },
      { ...tryCard(1), method: 'vbank' },
    ] as const;
    for (const command of odd) given([paymentRequested]).when(command, user).thenRefused('payment.no_card');
  });

  test('comes before the due time, and not without end', () => {
    const dueTime = '2026-06-01T00:00:00.000Z';
    given([{ type: 'PaymentRequested', data: { ...paymentDescription, dueTime } }])
      .when(tryCard(1), user)
      .thenRefused('payment.overdue', { dueTime });
    const many = Array.from({ length: attemptsAtMost }, (_, index) => [
      tried(index + 1, 'naver'),
      declined(index + 1, 'limit'),
    ]);
    given([paymentRequested, ...many.flat()])
      .when(tryCard(1), user)
      .thenRefused('payment.too_many_attempts');
  });
});

describe('money', () => {
  test('counts only with the payment’s amount and currency', () => {
    for (const other of [{ amount: 29_999 }, { amount: 30_001 }, { currency: 'JPY' }, { currency: null }]) {
      given([paymentRequested, tried()])
        .when({ ...confirm, ...other } as typeof confirm, system)
        .thenRefused('payment.other_amount', { amount: 30_000, currency: 'KRW' });
    }
    given([paymentRequested, tried()])
      .when({ ...confirm, attempt: 2 }, system)
      .thenRefused('payment.unknown_attempt', { attempt: 2 });
  });

  test('of another amount fails the payment and goes back at once', () => {
    const other = { ...money, amount: 40_000 };
    const after = given([paymentRequested, tried()])
      .when({ action: 'mismatch', ...other }, system)
      .then(
        { type: 'PaymentMismatched', data: other },
        {
          type: 'RefundRequested',
          data: { refundId: refundId(1), reference: 'imp_1', amount: 40_000, why: 'mismatched' },
        },
      );
    expect(after.status).toBe('failed');
  });

  test('that comes late goes back at once, and leaves the status', () => {
    for (const status of ['paid', 'partially_refunded', 'failed', 'canceled'] as const) {
      const nth = status === 'partially_refunded' ? 2 : 1;
      const late = { ...money, reference: 'imp_2' };
      const after = given(paymentLives[status])
        .when({ action: 'arrive_late', ...late }, system)
        .then(
          { type: 'PaymentArrivedLate', data: late },
          {
            type: 'RefundRequested',
            data: { refundId: refundId(nth), reference: 'imp_2', amount: 30_000, why: 'late' },
          },
        );
      const back: PaymentEvent = {
        type: 'PaymentRefunded',
        data: { refundId: refundId(nth), reference: 'imp_2', amount: 30_000, refundReference: 'back_9' },
      };
      const refund = { action: 'refund', refundId: refundId(nth), refundReference: 'back_9' } as const;
      expect(givenState(after).when(refund, system).then(back).status).toBe(status);
    }
  });

  test('that is too little waits for the rest, and goes back when the payment ends', () => {
    const some: PaymentEvent = {
      type: 'PaymentUnderpaid',
      data: { attempt: 1, reference: 'imp_1', amount: 20_000 },
    };
    const { currency, ...less } = { ...money, amount: 20_000 };
    const events = [paymentRequested, tried(1, 'vbank')];
    const waiting = given(events)
      .when({ action: 'underpay', currency, ...less }, system)
      .then(some);
    expect(waiting.status).toBe('pending');
    const whole = given([...events, some])
      .when(confirm, system)
      .then(confirmed());
    expect(whole.arrivals).toMatchObject([{ kind: 'confirmed', amount: 30_000 }]);
    const back: PaymentEvent = {
      type: 'RefundRequested',
      data: { refundId: refundId(1), reference: 'imp_1', amount: 20_000, why: 'underpaid' },
    };
    for (const [action, type] of [
      ['close', 'PaymentClosed'],
      ['fail', 'PaymentFailed'],
    ] as const) {
      given([...events, some])
        .when({ action, why: 'ended' }, system)
        .then({ type, data: { why: 'ended' } }, back);
    }
    given([...events, some])
      .when({ ...confirm, reference: 'imp_2' }, system)
      .then(confirmed('imp_2'), back);
    for (const amount of [30_000, 40_000, 0, 1.5]) {
      given(events)
        .when({ action: 'underpay', currency, ...less, amount }, system)
        .thenRefused('payment.other_amount');
    }
  });

  test('by transfer is confirmed by staff, anything else by the provider', () => {
    given([paymentRequested, tried(1, 'bank')])
      .when(confirm, staff)
      .then(confirmed());
    given([paymentRequested, tried()]).when(confirm, staff).thenRefused('payment.no_transfer');
    given([paymentRequested, tried(1, 'naver'), tried(2, 'bank')])
      .when(confirm, staff)
      .thenRefused('payment.no_transfer', { attempt: 1 });
  });

  test('by a transfer in two parts stays under the first reference, so that no part is refunded', () => {
    const some: PaymentEvent = {
      type: 'PaymentUnderpaid',
      data: { attempt: 1, reference: 'imp_1', amount: 20_000 },
    };
    const events = [paymentRequested, tried(1, 'bank'), some];
    const { paidTime: _, receiptUrl: __, ...rest } = confirm;
    for (const command of [confirm, { ...rest, action: 'underpay', amount: 25_000 }] as const) {
      given(events)
        .when({ ...command, reference: 'imp_2' }, staff)
        .thenRefused('payment.other_reference', { reference: 'imp_1' });
      expect(given(events).when(command, staff).decision.ok).toBe(true);
    }
    given([paymentRequested, tried(1, 'vbank'), some, tried(2, 'bank')])
      .when({ ...confirm, attempt: 2, reference: 'imp_2' }, staff)
      .then(confirmed('imp_2', 2), {
        type: 'RefundRequested',
        data: { refundId: refundId(1), reference: 'imp_1', amount: 20_000, why: 'underpaid' },
      });
  });

  test('that is too little is not refunded while the rest may come', () => {
    const some: PaymentEvent = {
      type: 'PaymentUnderpaid',
      data: { attempt: 1, reference: 'imp_1', amount: 20_000 },
    };
    given([paymentRequested, tried(1, 'vbank'), some])
      .when({ ...askRefund(20_000), reference: 'imp_1' }, staff)
      .thenRefused('payment.transition_not_allowed');
  });

  test('is confirmed once, by whatever way the news comes', () => {
    given([paymentRequested, tried(), confirmed()]).when(confirm, system).thenNothing();
    given([paymentRequested, tried(), confirmed()])
      .when({ action: 'arrive_late', ...money }, system)
      .thenNothing();
  });
});

test('a payment ends by its due time only once that has passed', () => {
  given([paymentRequested]).when({ action: 'close', why: 'due' }, system).thenNothing();
  const dueTime = '2026-05-31T23:59:59.999Z';
  given([{ type: 'PaymentRequested', data: { ...paymentDescription, dueTime } }])
    .when({ action: 'close', why: 'due' }, system)
    .then({ type: 'PaymentClosed', data: { why: 'due' } });
});

test('a payment needs a whole amount above zero', () => {
  for (const amount of [0, -1, 0.5, Number.NaN, 2_000_000_001]) {
    given([])
      .when({ action: 'request', ...paymentDescription, amount }, system)
      .thenRefused('payment.no_amount', { amount });
  }
});

describe('a refund', () => {
  const paid = [paymentRequested, tried(), confirmed()];

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

describe('a cash receipt', () => {
  const issued = (amount: number): PaymentEvent => ({
    type: 'CashReceiptIssued',
    data: { reference: 'imp_1', amount, isOfBuyer: true },
  });
  const paidBy = (method: 'bank' | 'vbank' | 'card') => [paymentRequested, tried(1, method), confirmed()];

  test('is due for transfers in Korea, over the amount that was not refunded', () => {
    for (const method of ['bank', 'vbank'] as const) {
      expect(receiptDue(given(paidBy(method)).state)).toEqual({
        action: 'issue_receipt',
        reference: 'imp_1',
        amount: 30_000,
      });
    }
    expect(receiptDue(given(paidBy('card')).state)).toBeNull();
    const { state } = given([
      { type: 'PaymentRequested', data: { ...paymentDescription, currency: 'JPY' } },
      tried(1, 'bank'),
      confirmed(),
    ]);
    expect(receiptDue(state)).toBeNull();
  });

  test('is issued again after a partial refund, and canceled after a full one', () => {
    const events = [...paidBy('vbank'), issued(30_000)];
    expect(receiptDue(given(events).state)).toBeNull();
    const partial = [...events, refundRequested(1, 9_000), refunded(1, 9_000)];
    expect(receiptDue(given(partial).state)).toMatchObject({ action: 'issue_receipt', amount: 21_000 });
    const full = [...partial, issued(21_000), refundRequested(2, 21_000), refunded(2, 21_000)];
    expect(receiptDue(given(full).state)).toEqual({ action: 'cancel_receipt', reference: 'imp_1' });
    const canceled: PaymentEvent = { type: 'CashReceiptCanceled', data: { reference: 'imp_1' } };
    const none = given(full).when({ action: 'cancel_receipt', reference: 'imp_1' }, system).then(canceled);
    expect(receiptDue(none)).toBeNull();
    given(events)
      .when({ action: 'issue_receipt', reference: 'imp_1', amount: 30_000, isOfBuyer: true }, system)
      .thenNothing();
  });
});

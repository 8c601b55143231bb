import { describe, expect, test } from 'vitest';
import { later } from '../reacting.ts';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import {
  confirmed,
  paidTime,
  paymentDescription,
  paymentLives,
  paymentRequested,
  randomOf,
  refundId,
  tried,
  uidOf,
} from '../testing/payments.ts';
import { payment } from './payment.ts';
import type { PaymentEvent } from './payment-events.ts';
import { attemptsAtMost } from './payment-kinds.ts';

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

  test('is repeated by the system once another card took the place of the expired one', () => {
    const state = given([paymentRequested, tried(), declined(1, 'expired')]).state;
    const triedAt = state.attempts[0]?.triedAt ?? '';
    const since = (ms: number) => later(triedAt, ms);
    givenState(state)
      .when({ ...tryCard(2), replacedAt: since(-1) }, system)
      .thenRefused('payment.card_unusable');
    givenState(state)
      .when({ ...tryCard(2), replacedAt: since(0) }, system)
      .then(tried(2));
    givenState(state)
      .when({ ...tryCard(2), replacedAt: since(1) }, system)
      .then(tried(2));
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

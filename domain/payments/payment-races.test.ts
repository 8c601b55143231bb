import { expect, test } from 'vitest';
import { system } from '../actor.ts';
import type { Decider } from '../decider.ts';
import { actors } from '../testing/actors.ts';
import {
  confirmed,
  findingOf,
  paymentRequested,
  randomOf,
  refundRequested,
  tried,
} from '../testing/payments.ts';
import { codeOf, race } from '../testing/race.ts';
import { type Finding, learningPayment } from './findings.ts';
import { leftOf } from './money.ts';
import { payment } from './payment.ts';
import type { PaymentCommand } from './payment-commands.ts';
import type { PaymentEvent } from './payment-events.ts';
import type { Payment } from './payment-state.ts';

/** Takes commands and findings, so that both can race. */
const both: Decider<Payment, PaymentCommand | { action: 'learn'; finding: Finding }, PaymentEvent> = {
  ...payment,
  decide: (state, command, asked) =>
    command.action === 'learn'
      ? learningPayment.decide(state, command, asked)
      : payment.decide(state, command, asked),
};

const waiting = [paymentRequested, tried()];
const learn = (changed: Partial<Finding> = {}) => ({
  command: { action: 'learn', finding: findingOf(changed) } as const,
  actor: system,
});
const close = { command: { action: 'close', why: 'ended' } as const, actor: system };
const typesOf = ({ events }: { events: readonly PaymentEvent[] }) => events.map(({ type }) => type);
const leftIn = (state: Payment) => state.arrivals.map((arrival) => leftOf(state, arrival));

test('webhook and answer: the second learns nothing new', () => {
  expect(race(both, waiting, learn(), learn()).events).toEqual([confirmed()]);
});

test('pay and close: the first append decides; money after a close goes back', () => {
  const paid = race(both, waiting, learn(), close);
  expect([typesOf(paid), codeOf(paid.slower)]).toEqual([
    ['PaymentConfirmed'],
    'payment.transition_not_allowed',
  ]);
  const closed = race(both, waiting, close, learn());
  expect(typesOf(closed)).toEqual(['PaymentClosed', 'PaymentArrivedLate', 'RefundRequested']);
  expect([closed.state.status, leftIn(closed.state)]).toEqual(['canceled', [0]]);
});

test('pay by two attempts: one counts, the other goes back, in both orders', () => {
  const two = [paymentRequested, tried(1, 'naver'), tried(2, 'kakaopay')];
  const one = learn();
  const other = learn({ reference: 'imp_2', merchantUid: findingOf({}, 2).merchantUid });
  for (const [fast, slow] of [
    [one, other],
    [other, one],
  ] as const) {
    const outcome = race(both, two, fast, slow);
    expect(typesOf(outcome)).toEqual(['PaymentConfirmed', 'PaymentArrivedLate', 'RefundRequested']);
    expect([outcome.state.status, leftIn(outcome.state)]).toEqual(['paid', [30_000, 0]]);
  }
});

test('two tries at once: one is charged', () => {
  const tryCard = (random: string) => ({
    command: { action: 'try', method: 'card', cardId: 61, receiptBuyer: null, random } as const,
    actor: actors.user,
  });
  const outcome = race(both, [paymentRequested], tryCard(randomOf(1)), tryCard(randomOf(2)));
  expect(typesOf(outcome)).toEqual(['PaymentTried']);
  expect(codeOf(outcome.slower)).toBe('payment.charge_under_way');
});

test('two refunds of the same money: the second finds too little left', () => {
  const ask = (amount: number) => ({
    command: { action: 'request_refund', reference: null, amount, why: 'returned' } as const,
    actor: system,
  });
  const outcome = race(both, [...waiting, confirmed()], ask(20_000), ask(20_000));
  expect(outcome.events).toEqual([refundRequested(1, 20_000)]);
  expect(codeOf(outcome.slower)).toBe('payment.refund_too_high');
});

test('a refund and one in the console: together never more than what arrived', () => {
  const ask = {
    command: { action: 'request_refund', reference: null, amount: 20_000, why: 'returned' } as const,
    actor: system,
  };
  const console = learn({
    refunds: [{ refundReference: 'console_1', amount: 15_000, refundId: null, hasReason: false }],
  });
  const first = race(both, [...waiting, confirmed()], ask, console);
  expect(typesOf(first)).toEqual(['RefundRequested', 'PaymentRefundedElsewhere']);
  expect([first.state.refunds[0]?.amount, leftIn(first.state)]).toEqual([15_000, [0]]);
  const second = race(both, [...waiting, confirmed()], console, ask);
  expect(typesOf(second)).toEqual(['PaymentRefundedElsewhere']);
  expect(codeOf(second.slower)).toBe('payment.refund_too_high');
});

test('a refund’s answer and the console’s list name the same refund: it is recorded once', () => {
  const answer = {
    command: { action: 'refund', refundId: 41_001, refundReference: 'back_1' } as const,
    actor: system,
  };
  const list = learn({
    refunds: [{ refundReference: 'back_1', amount: 9_000, refundId: null, hasReason: false }],
  });
  const events = [...waiting, confirmed(), refundRequested(1, 9_000)];
  expect(typesOf(race(both, events, answer, list))).toEqual(['PaymentRefunded']);
  expect(typesOf(race(both, events, list, answer))).toEqual(['PaymentRefunded']);
});

test('decline and pay of one attempt: money counts in both orders', () => {
  const decline = learn({ status: 'failed', declined: 'other' });
  const late = race(both, waiting, decline, learn());
  expect([typesOf(late), late.state.status]).toEqual([['PaymentDeclined', 'PaymentConfirmed'], 'paid']);
  expect(typesOf(race(both, waiting, learn(), decline))).toEqual(['PaymentConfirmed']);
});

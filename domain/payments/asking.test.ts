import { expect, test } from 'vitest';
import { fold } from '../decider.ts';
import { later } from '../reacting.ts';
import { paymentDescription, paymentRequested, sealedText, tried } from '../testing/payments.ts';
import { endingOf, isOverdue, nextAskAt } from './asking.ts';
import { payment } from './payment.ts';
import type { PaymentEvent } from './payment-events.ts';
import { payableKinds } from './payment-kinds.ts';

const at = '2026-05-01T00:00:00.000Z';
const minutes = (count: number) => later(at, count * 60_000);
const stateOf = (...events: PaymentEvent[]) =>
  fold(
    payment,
    events.map((event) => ({ event, at })),
  );
const requestedUntil = (dueTime: string | null): PaymentEvent => ({
  type: 'PaymentRequested',
  data: { ...paymentDescription, dueTime },
});

/** All instants at which the provider is asked. */
function asked(state: ReturnType<typeof stateOf>, atMost = 12): string[] {
  const instants: string[] = [];
  let next = nextAskAt(state, at);
  while (next !== null && instants.length < atMost) {
    instants.push(next);
    next = nextAskAt(state, next);
  }
  return instants;
}

test('the provider is asked 1, 5, 15 and 30 minutes after a try, and at the due time', () => {
  expect(asked(stateOf(requestedUntil(minutes(20)), tried()))).toEqual([1, 5, 15, 20, 30].map(minutes));
  expect(asked(stateOf(requestedUntil(null), tried(1, 'naver')))).toEqual([1, 5, 15, 30].map(minutes));
});

test('it is asked about a page on which an attempt failed, because the payer may try again there', () => {
  for (const method of ['naver', 'kakaopay', 'payco', 'vbank'] as const) {
    const left: PaymentEvent = { type: 'PaymentDeclined', data: { attempt: 1, declined: 'left' } };
    const state = stateOf(requestedUntil(null), tried(1, method), left);
    expect(asked(state), method).toEqual([1, 5, 15, 30].map(minutes));
  }
});

test('it is not asked about transfers, declined cards and ended payments', () => {
  const declined: PaymentEvent = { type: 'PaymentDeclined', data: { attempt: 1, declined: 'limit' } };
  expect(asked(stateOf(requestedUntil(minutes(9)), tried(1, 'bank')))).toEqual([minutes(9)]);
  expect(asked(stateOf(requestedUntil(null), tried(), declined))).toEqual([]);
  expect(
    asked(stateOf(paymentRequested, tried(), { type: 'PaymentClosed', data: { why: 'ended' } })),
  ).toEqual([]);
});

test('an open account postpones the due time, and is asked about every six hours until then', () => {
  const opened: PaymentEvent = {
    type: 'PaymentAccountOpened',
    data: {
      attempt: 1,
      bank: '004',
      number: sealedText('s1.number'),
      holder: sealedText('s1.holder'),
      dueTime: minutes(1_000),
    },
  };
  const state = stateOf(requestedUntil(minutes(30)), tried(1, 'vbank'), opened);
  expect(state.dueTime).toBe(minutes(1_000));
  const until = asked(state, 7);
  expect(until).toEqual([1, 5, 15, 30, 360, 720, 1_000].map(minutes));
  expect(isOverdue(state, minutes(999))).toBe(false);
  expect(isOverdue(state, minutes(1_000))).toBe(true);
  const early = { ...opened, data: { ...opened.data, dueTime: minutes(10) } } as PaymentEvent;
  expect(stateOf(requestedUntil(minutes(30)), tried(1, 'vbank'), early).dueTime).toBe(minutes(30));
  expect(stateOf(requestedUntil(null), tried(1, 'vbank'), early).dueTime).toBeNull();
});

test('at its due time an unpaid order is closed, and anything else has failed', () => {
  const endings = payableKinds.map((kind) =>
    endingOf({ ...stateOf(paymentRequested), for: { kind, id: 1 } }),
  );
  expect(endings).toEqual(['close', 'fail', 'fail', 'fail']);
  expect(isOverdue(stateOf(requestedUntil(null)), minutes(1))).toBe(false);
});

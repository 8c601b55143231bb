import { expect, test } from 'vitest';
import type { Wallet } from '../cards/wallet.ts';
import { paymentRequested, tried } from '../testing/payments.ts';
import { newCardFor } from './new-card.ts';
import { payment } from './payment.ts';
import type { PaymentEvent } from './payment-events.ts';

const at = (minute: number) => `2026-06-01T00:${String(minute).padStart(2, '0')}:00.000Z`;
const declined: PaymentEvent = { type: 'PaymentDeclined', data: { attempt: 1, declined: 'limit' } };
const fold = (...events: PaymentEvent[]) =>
  events.reduce((state, event, index) => payment.evolve(state, event, at(index)), payment.initial);
/** The attempt is tried at minute 1. */
const waiting = fold(paymentRequested, tried(), declined);
const card = (cardId: number, since: string) => ({
  cardId,
  since,
  lastFour: '4242',
  issuer: null,
  description: null,
});
const wallet = (changed: Partial<Wallet>): Wallet => ({
  status: 'open',
  ownerId: 51,
  cards: [card(61, at(2)), card(62, at(0))],
  primary: 61,
  primarySince: at(2),
  ...changed,
});

test('a declined payment is tried with the card that its payer brought or chose afterwards', () => {
  expect(newCardFor(waiting, wallet({}))).toEqual({ cardId: 61, since: at(2) });
  expect(newCardFor(waiting, wallet({ primary: 62 }))).toEqual({ cardId: 62, since: at(0) });
});

test('a card that the payer had before the attempt starts no try', () => {
  for (const primarySince of [at(0), at(1), null]) {
    expect(newCardFor(waiting, wallet({ primarySince }))).toBeNull();
  }
  expect(newCardFor(waiting, wallet({ cards: [], primary: null, primarySince: null }))).toBeNull();
});

test.each<[string, PaymentEvent[]]>([
  ['was never tried', [paymentRequested]],
  ['has a charge under way', [paymentRequested, tried()]],
  ['was tried in another way since', [paymentRequested, tried(), declined, tried(2, 'naver')]],
  ['has ended', [paymentRequested, tried(), declined, { type: 'PaymentClosed', data: { why: 'ended' } }]],
])('no card starts a try of a payment that %s', (_, events) => {
  expect(newCardFor(fold(...events), wallet({ primarySince: at(9) }))).toBeNull();
});

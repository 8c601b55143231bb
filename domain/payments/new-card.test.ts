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
const card = (cardId: number, replacedAt: string | null) => ({
  cardId,
  replacedAt,
  lastFour: '4242',
  issuer: null,
  description: null,
});
const wallet = (changed: Partial<Wallet>): Wallet => ({
  status: 'open',
  ownerId: 51,
  cards: [card(61, at(2)), card(62, null)],
  primary: 61,
  primarySince: at(2),
  ...changed,
});

test('a declined payment is tried with the card that its payer brought or chose afterwards', () => {
  expect(newCardFor(waiting, wallet({}))).toEqual({ cardId: 61, replacedAt: at(2) });
  expect(newCardFor(waiting, wallet({ primary: 62 }))).toEqual({ cardId: 62, replacedAt: null });
});

test('in the millisecond of the attempt, another card or number came after it, and the same one before', () => {
  const chosen = (cardId: number, replacedAt: string | null) =>
    newCardFor(waiting, wallet({ cards: [card(cardId, replacedAt)], primary: cardId, primarySince: at(1) }));
  expect(chosen(61, at(1))).toEqual({ cardId: 61, replacedAt: at(1) });
  expect(chosen(62, null)).toEqual({ cardId: 62, replacedAt: null });
  expect(chosen(61, null)).toBeNull();
});

test('a card that the payer had before the attempt starts no try', () => {
  for (const primarySince of [at(0), '2026-06-01T00:00:59.999Z', null]) {
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

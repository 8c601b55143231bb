import fc from 'fast-check';
import { expect, test } from 'vitest';
import { system } from '../actor.ts';
import { fold } from '../decider.ts';
import { actors } from '../testing/actors.ts';
import {
  findingOf,
  paidTime,
  paymentDescription,
  paymentLives,
  paymentRequested,
  randomOf,
  sealedText,
  uidOf,
} from '../testing/payments.ts';
import { steps, walk } from '../testing/walk.ts';
import { type Finding, learningPayment } from './findings.ts';
import { leftOf, openRefunds, refundIdOf, sumOf } from './money.ts';
import { payment } from './payment.ts';
import type { PaymentCommand } from './payment-commands.ts';
import type { Payment } from './payment-state.ts';
import { type PaymentAction, paymentRules } from './payment-transitions.ts';

const amounts = [30_000, 9_000, 21_000, 1, 40_000];
const pick = <T>(choices: readonly T[], variant: number): T | undefined => choices[variant % choices.length];

/** Refunds and reservations never exceed the money under their reference. Money that does not count goes back entirely. */
function expectReconciled(state: Payment): void {
  for (const arrival of state.arrivals) {
    const { reference, amount, refunded } = arrival;
    const reserved = sumOf(openRefunds(state, reference));
    expect(refunded).toBeGreaterThanOrEqual(0);
    expect(amount - refunded - reserved, reference).toBeGreaterThanOrEqual(0);
    if (arrival.kind === 'mismatched' || arrival.kind === 'late') expect(leftOf(state, arrival)).toBe(0);
    if (arrival.kind === 'underpaid' && state.status !== 'pending') expect(leftOf(state, arrival)).toBe(0);
    if (arrival.kind === 'confirmed')
      expect([amount, arrival.currency]).toEqual([state.amount, state.currency]);
  }
  const counting = state.arrivals.filter(({ kind }) => kind === 'confirmed');
  expect(counting.length).toBeLessThanOrEqual(1);
  const [counted] = counting;
  if (state.status === 'paid') expect(counted?.refunded).toBe(0);
  if (state.status === 'partially_refunded') expect(counted?.refunded).toBeLessThan(state.amount);
  const ids = state.refunds.map(({ refundId }) => refundId);
  expect(new Set(ids).size).toBe(ids.length);
}

function commandOf(action: string, variant: number, state: Payment): PaymentCommand {
  const amount = pick(amounts, variant) ?? 1;
  const attempt = state.attempts[variant % Math.max(1, state.attempts.length)]?.attempt ?? 1;
  const known = pick(state.arrivals, variant)?.reference ?? 'imp_1';
  const reference = variant % 3 === 0 ? known : `imp_${variant % 7}`;
  const refundId = refundIdOf(state.paymentId, 1 + (variant % Math.max(1, state.refunds.length)));
  const refundReference = `back_${variant % 50}`;
  const currency = variant % 5 === 0 ? 'JPY' : 'KRW';
  const money = { attempt, reference, amount, currency } as const;
  const sealed = sealedText('s1.sealed');
  switch (action as PaymentAction) {
    case 'request':
      return { action: 'request', ...paymentDescription };
    case 'try': {
      const method = pick(['vbank', 'bank', 'naver'] as const, variant) ?? 'bank';
      return {
        action: 'try',
        method,
        cardId: null,
        receiptBuyer: null,
        random: randomOf(1 + (variant % 26)),
      };
    }
    case 'open_account':
      return {
        action: 'open_account',
        attempt,
        bank: '004',
        number: sealed,
        holder: sealed,
        dueTime: paidTime,
      };
    case 'decline':
      return { action: 'decline', attempt, declined: 'limit' };
    case 'confirm':
      return { action: 'confirm', ...money, paidTime, receiptUrl: null };
    case 'underpay':
      return { action: 'underpay', ...money };
    case 'mismatch':
      return { action: 'mismatch', ...money };
    case 'fail':
    case 'close':
      return { action: action as 'fail' | 'close', why: variant % 2 === 0 ? 'due' : 'ended' };
    case 'arrive_late':
      return { action: 'arrive_late', ...money };
    case 'request_refund':
      return {
        action: 'request_refund',
        reference: variant % 2 === 0 ? null : known,
        amount,
        why: 'goodwill',
      };
    case 'refund':
      return { action: 'refund', refundId, refundReference };
    case 'refuse_refund':
      return { action: 'refuse_refund', refundId, refusal: variant % 2 === 0 ? 'needs_account' : 'refused' };
    case 'retry_refund':
      return { action: 'retry_refund', refundId };
    case 'give_account':
      return { action: 'give_account', refundId, account: sealed };
    case 'note_refund_elsewhere':
      return { action: 'note_refund_elsewhere', reference: known, amount, refundReference };
    case 'refund_by_hand':
      return { action: 'refund_by_hand', refundId, refundReference };
    case 'charge_back':
    case 'win_chargeback':
      return { action: action as 'charge_back' | 'win_chargeback', reference: known };
    case 'issue_receipt':
      return { action: 'issue_receipt', reference: known, amount, isOfBuyer: false };
    case 'note_difference':
      return { action: 'note_difference', reference: known, amount, refunded: variant % 100 };
    case 'cancel_receipt':
      return { action: 'cancel_receipt', reference: known };
  }
}

test('after any commands of anybody, the money reconciles', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(steps, (taken) => {
      const world = {
        decider: payment,
        rules: paymentRules,
        commandOf,
        histories: Object.values(paymentLives),
      };
      for (const { after, events } of walk(world, taken)) {
        for (const { type } of events) seen.add(type);
        expectReconciled(after);
      }
    }),
    { numRuns: 500 },
  );
  // Almost every event happens in these lives; a confirmed payment needs an exact amount and a fitting attempt.
  expect(seen.size).toBeGreaterThan(15);
});

/** A step in the world: something happens at the provider, or we learn of it, or we ask for something. */
const event = fc.record({
  what: fc.constantFrom('try', 'pay', 'learn', 'learn', 'close', 'ask', 'make', 'refuse', 'retry', 'console'),
  attempt: fc.integer({ min: 1, max: 4 }),
  amount: fc.constantFrom(30_000, 30_000, 9_000, 40_000),
});

test('whatever happens at the provider, its books and ours agree once we have learned of it', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.noBias(fc.array(event, { minLength: 10, maxLength: 60 })),
      (namesRefunds, events) => {
        const books = new Map<number, Finding>();
        let state = fold(payment, [{ event: paymentRequested, at: paidTime }]);
        let references = 0;
        const run = (command: PaymentCommand | { action: 'learn'; finding: Finding }, actor = system) => {
          const asked = { actor, at: paidTime };
          const decision =
            command.action === 'learn'
              ? learningPayment.decide(state, command, asked)
              : payment.decide(state, command, asked);
          if (decision.ok) for (const fact of decision.events) state = payment.evolve(state, fact, paidTime);
          expectReconciled(state);
          return decision.ok;
        };
        const learn = (finding: Finding) => expect(run({ action: 'learn', finding })).toBe(true);
        const giveBack = (attempt: number, amount: number, refundId: number | null): string | null => {
          const paid = books.get(attempt);
          if (paid === undefined || sumOf(paid.refunds) + amount > paid.amount) return null;
          const refundReference = `back_${++references}`;
          const told = { refundReference, amount, refundId, hasReason: refundId !== null };
          const refunds = [...paid.refunds, told];
          const status = sumOf(refunds) === paid.amount ? 'canceled' : 'paid';
          books.set(attempt, { ...paid, refunds, status });
          return refundReference;
        };
        for (const { what, attempt, amount } of events) {
          const open = state.refunds.find(
            ({ status }) => status === (what === 'retry' ? 'failed' : 'requested'),
          );
          switch (what) {
            case 'try':
              run({
                action: 'try',
                method: 'naver',
                cardId: null,
                receiptBuyer: null,
                random: randomOf(state.attempts.length + 1),
              });
              break;
            case 'pay':
              if (attempt <= state.attempts.length && !books.has(attempt)) {
                books.set(
                  attempt,
                  findingOf({ reference: `imp_${attempt}`, amount, merchantUid: uidOf(attempt) }),
                );
              }
              break;
            case 'learn':
              if (books.has(attempt)) learn(books.get(attempt) as Finding);
              break;
            case 'close':
              run({ action: 'close', why: 'ended' });
              break;
            case 'ask':
              run({
                action: 'request_refund',
                reference: null,
                amount: Math.min(amount, 30_000),
                why: 'returned',
              });
              break;
            case 'make': {
              // The answer is lost half of the time: we learn of the refund from the books.
              const paid = state.arrivals.find(({ reference }) => reference === open?.reference);
              const made =
                open === undefined || paid === undefined
                  ? null
                  : giveBack(paid.attempt, open.amount, namesRefunds ? open.refundId : null);
              if (open !== undefined && made !== null && attempt % 2 === 0) {
                run({ action: 'refund', refundId: open.refundId, refundReference: made });
              }
              break;
            }
            case 'refuse':
              if (open !== undefined)
                run({ action: 'refuse_refund', refundId: open.refundId, refusal: 'refused' });
              break;
            case 'retry':
              if (open !== undefined) run({ action: 'retry_refund', refundId: open.refundId }, actors.staff);
              break;
            case 'console':
              giveBack(attempt, amount === 30_000 ? 500 : 9_000, null);
              break;
          }
        }
        for (const finding of books.values()) learn(finding);
        for (const finding of books.values()) {
          const arrival = state.arrivals.find(({ reference }) => reference === finding.reference);
          expect([arrival?.amount, arrival?.refunded]).toEqual([finding.amount, sumOf(finding.refunds)]);
        }
        for (const finding of books.values()) learn(finding);
      },
    ),
    { numRuns: 1_000 },
  );
});

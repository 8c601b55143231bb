import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import { checkTransition } from '../transition-table.ts';
import { decideAfterwards } from './afterwards.ts';
import { merchantUidOf } from './merchant-uid.ts';
import { agrees, arrivalOf, isAmount, isTaken, noAmount } from './money.ts';
import { isOfCard } from './new-card.ts';
import type { ConfirmCommand, PaymentCommand, TryCommand } from './payment-commands.ts';
import type { PaymentEvent } from './payment-events.ts';
import { amountAtMost, attemptsAtMost } from './payment-kinds.ts';
import { evolvePayment, initialPayment, type Payment } from './payment-state.ts';
import { paymentRules } from './payment-transitions.ts';
import { decideRefund, refundsOfAll } from './refunds.ts';

type Command<Action extends PaymentCommand['action']> = Extract<PaymentCommand, { action: Action }>;

/**
 * One payment for one order, invoice, ticket or fault. It remembers all its commands. Each race is decided by the append here:
 * to end a thing that waits for money, close its payment first.
 */
export const payment: Decider<Payment, PaymentCommand, PaymentEvent> = {
  category: 'payment',
  initial: initialPayment,
  decide,
  evolve: evolvePayment,
  brandIds: ({ payer }) => (payer?.kind === 'brand' ? [payer.id] : []),
  memory: Number.POSITIVE_INFINITY,
};

function decide(state: Payment, command: PaymentCommand, asked: Asked): Decision<PaymentEvent> {
  const refused = checkTransition(paymentRules, state, command, asked);
  if (refused?.refusal.kind === 'forbidden') return refused;
  if (isKnown(state, command)) return nothingToDo;
  return refused ?? eventsOf(state, command, asked);
}

/** Whether the payment holds this fact already: providers report the same thing in several ways. */
function isKnown(state: Payment, command: PaymentCommand): boolean {
  switch (command.action) {
    case 'confirm':
    case 'underpay':
    case 'mismatch':
    case 'arrive_late':
      return isTaken(state, command);
    case 'open_account':
      return (state.account?.attempt ?? 0) >= command.attempt;
    case 'decline':
      return state.attempts.some(({ attempt, declined }) => attempt === command.attempt && declined !== null);
    case 'refund':
    case 'refund_by_hand':
    case 'refuse_refund':
      return state.refunds.some(({ refundId, status }) => refundId === command.refundId && status === 'done');
    case 'note_difference':
      return isNoted(state, command);
    case 'note_refund_elsewhere':
      return arrivalOf(state, command.reference)?.refundReferences.includes(command.refundReference) ?? false;
    default:
      return false;
  }
}

/** Equal figures are news only if they clear an earlier difference. */
function isNoted(state: Payment, { reference, amount, refunded }: Command<'note_difference'>): boolean {
  const noted = state.differences.find((each) => each.reference === reference);
  if (noted === undefined) return agrees(state, { reference, amount, refunded });
  return noted.amount === amount && noted.refunded === refunded;
}

function eventsOf(state: Payment, command: PaymentCommand, asked: Asked): Decision<PaymentEvent> {
  switch (command.action) {
    case 'request': {
      const { action: _, ...data } = command;
      return isAmount(data.amount) && data.amount <= amountAtMost
        ? accept({ type: 'PaymentRequested', data })
        : noAmount(data.amount);
    }
    case 'try':
      return tryIt(state, command, asked);
    case 'open_account': {
      const { action: _, ...data } = command;
      if (!isTried(state, data.attempt)) return unknownAttempt(data.attempt);
      return accept({ type: 'PaymentAccountOpened', data });
    }
    case 'decline': {
      const { action: _, ...data } = command;
      if (!isTried(state, data.attempt)) return unknownAttempt(data.attempt);
      return accept({ type: 'PaymentDeclined', data });
    }
    case 'confirm':
      return confirm(state, command, asked);
    case 'underpay':
      return underpay(state, command, asked);
    case 'mismatch':
    case 'arrive_late':
      return takeOther(state, command);
    case 'fail':
    case 'close': {
      const { action, why } = command;
      if (why === 'due' && (state.dueTime === null || state.dueTime > asked.at)) return nothingToDo;
      const type = action === 'fail' ? 'PaymentFailed' : 'PaymentClosed';
      return withRefunds(state, { type, data: { why } }, 'underpaid');
    }
    case 'note_difference': {
      const { action: _, ...data } = command;
      return accept({ type: 'PaymentDiffered', data });
    }
    case 'request_refund':
    case 'refund':
    case 'refuse_refund':
    case 'retry_refund':
    case 'give_account':
    case 'note_refund_elsewhere':
    case 'refund_by_hand':
      return decideRefund(state, command, asked);
    default:
      return decideAfterwards(state, command);
  }
}

function tryIt(state: Payment, command: TryCommand, { actor, at }: Asked): Decision<PaymentEvent> {
  const { method, cardId, replacedAt = null, receiptBuyer, random } = command;
  const { paymentId, attempts, dueTime } = state;
  if ((method === 'card') !== (cardId !== null)) {
    return refuse(
      'invalid',
      'payment.no_card',
      'a card payment names a stored card, other methods name none',
    );
  }
  if (state.for === null || (dueTime !== null && dueTime <= at)) {
    return refuse('conflict', 'payment.overdue', 'the time for this payment is over: order again', {
      dueTime,
    });
  }
  if (attempts.length >= attemptsAtMost) {
    return refuse(
      'conflict',
      'payment.too_many_attempts',
      `this payment was tried ${attemptsAtMost} times: ask support`,
    );
  }
  const last = attempts.findLast((each) => each.cardId === cardId);
  const isReplaced = last !== undefined && replacedAt !== null && replacedAt >= last.triedAt;
  if (actor.label === 'system' && isOfCard(last?.declined ?? null) && !isReplaced) {
    return refuse('conflict', 'payment.card_unusable', 'the owner must replace this card first', { cardId });
  }
  const attempt = attempts.length + 1;
  const merchantUid = merchantUidOf({ kind: state.for.kind, paymentId, attempt, random });
  return accept({
    type: 'PaymentTried',
    data: { attempt, merchantUid, method, cardId, receiptBuyer },
  });
}

function confirm(state: Payment, command: ConfirmCommand, asked: Asked): Decision<PaymentEvent> {
  const { attempt, reference, amount, currency, paidTime, receiptUrl } = command;
  const refused = notCounted(state, command, asked);
  if (refused !== null) return refused;
  if (amount !== state.amount || currency !== state.currency) return otherAmount(state);
  const data = { attempt, reference, amount, paidTime, receiptUrl };
  return withRefunds(state, { type: 'PaymentConfirmed', data }, 'underpaid');
}

function underpay(state: Payment, command: Command<'underpay'>, asked: Asked): Decision<PaymentEvent> {
  const { attempt, reference, amount, currency } = command;
  const refused = notCounted(state, command, asked);
  if (refused !== null) return refused;
  const isLess = isAmount(amount) && amount < state.amount && currency === state.currency;
  return isLess
    ? accept({ type: 'PaymentUnderpaid', data: { attempt, reference, amount } })
    : otherAmount(state);
}

/**
 * Refuses money for an attempt that does not exist. Of staff it also refuses an attempt that is no transfer, and the rest of a
 * transfer under a second reference: the first part would be refunded.
 */
function notCounted(
  state: Payment,
  { attempt, reference }: { attempt: number; reference: string },
  { actor }: Asked,
) {
  const tried = state.attempts.find((each) => each.attempt === attempt);
  if (tried === undefined) return unknownAttempt(attempt);
  if (actor.label !== 'staff') return null;
  if (tried.method !== 'bank') {
    return refuse('conflict', 'payment.no_transfer', 'the provider confirms this attempt, not staff', {
      attempt,
    });
  }
  const first = state.arrivals.find((each) => each.kind === 'underpaid' && isTransfer(state, each.attempt));
  if (first === undefined || first.reference === reference) return null;
  return refuse(
    'conflict',
    'payment.other_reference',
    `a part of this transfer came as ${first.reference}: name that reference, with the amount of all parts`,
    { reference: first.reference },
  );
}

function isTransfer({ attempts }: Payment, attempt: number): boolean {
  return attempts.some((each) => each.attempt === attempt && each.method === 'bank');
}

/** Takes money that does not count, and requests its refund in the same append. */
function takeOther(
  state: Payment,
  { action, attempt, reference, amount, currency }: Command<'mismatch' | 'arrive_late'>,
): Decision<PaymentEvent> {
  if (!isAmount(amount)) return noAmount(amount);
  if (!isTried(state, attempt)) return unknownAttempt(attempt);
  const data = { attempt, reference, amount, currency };
  return action === 'mismatch'
    ? withRefunds(state, { type: 'PaymentMismatched', data }, 'mismatched')
    : withRefunds(state, { type: 'PaymentArrivedLate', data }, 'late');
}

/** The event, then refunds of all money that does not count after it. */
function withRefunds(
  state: Payment,
  event: PaymentEvent,
  why: 'underpaid' | 'mismatched' | 'late',
): Decision<PaymentEvent> {
  return accept<PaymentEvent>(event, ...refundsOfAll(evolvePayment(state, event, ''), why));
}

function isTried({ attempts }: Payment, attempt: number): boolean {
  return attempts.some((each) => each.attempt === attempt);
}

const unknownAttempt = (attempt: number) =>
  refuse('invalid', 'payment.unknown_attempt', `this payment has no attempt ${attempt}`, { attempt });

const otherAmount = ({ amount, currency }: Payment) =>
  refuse(
    'invalid',
    'payment.other_amount',
    `this payment is over ${amount} ${currency}: confirm that amount, or note a smaller one as underpaid`,
    { amount, currency },
  );

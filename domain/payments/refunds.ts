import type { Role } from '../actor.ts';
import { type Asked, accept, type Decision, nothingToDo, refuse } from '../decider.ts';
import {
  arrivalOf,
  confirmedOf,
  isAmount,
  leftOf,
  noAmount,
  openRefunds,
  refundIdOf,
  refundOf,
  sumOf,
} from './money.ts';
import type { NoteRefundCommand, RefundCommand, RequestRefundCommand } from './payment-commands.ts';
import type { PaymentEvent } from './payment-events.ts';
import { type RefundReason, refundsAtMost } from './payment-kinds.ts';
import type { Arrival, Payment, Refund } from './payment-state.ts';

/** Requests refunds of all money that does not count for the payment. */
export function refundsOfAll(state: Payment, why: RefundReason): PaymentEvent[] {
  const others = state.arrivals.filter((each) => each.kind !== 'confirmed' && leftOf(state, each) > 0);
  return others.map((arrival, index) => ({
    type: 'RefundRequested',
    data: {
      refundId: refundIdOf(state.paymentId, state.refunds.length + 1 + index),
      reference: arrival.reference,
      amount: leftOf(state, arrival),
      why: arrival.kind === 'underpaid' ? 'underpaid' : why,
    },
  }));
}

export function decideRefund(
  state: Payment,
  command: RefundCommand,
  { actor }: Asked,
): Decision<PaymentEvent> {
  if (command.action === 'request_refund') return request(state, command, actor.label);
  if (command.action === 'note_refund_elsewhere') return noteElsewhere(state, command);
  const { refundId } = command;
  const refund = refundOf(state, refundId);
  if (refund === null) {
    return refuse('invalid', 'payment.unknown_refund', `this payment has no refund ${refundId}`, {
      refundId,
    });
  }
  switch (command.action) {
    case 'refund':
      if (arrivalOf(state, refund.reference)?.refundReferences.includes(command.refundReference)) {
        return nothingToDo;
      }
      return accept({ type: 'PaymentRefunded', data: made(refund, command.refundReference) });
    case 'refuse_refund': {
      const { refusal } = command;
      if (refund.status === 'failed' && refund.refusal === refusal) return nothingToDo;
      return accept({ type: 'RefundFailed', data: { refundId, refusal } });
    }
    case 'retry_refund':
      if (refund.status !== 'failed') return notFailed(refund);
      if (arrivalOf(state, refund.reference)?.isChargedBack) return chargedBack(refund.reference);
      return accept({ type: 'RefundRetried', data: { refundId } });
    case 'give_account': {
      const { account } = command;
      if (refund.refusal !== 'needs_account') {
        return refuse('conflict', 'payment.no_account_asked', 'this refund waits for no bank account', {
          refundId,
          status: refund.status,
        });
      }
      return accept({ type: 'RefundAccountGiven', data: { refundId, account } });
    }
    case 'refund_by_hand':
      if (refund.status !== 'failed') return notFailed(refund);
      if (arrivalOf(state, refund.reference)?.isChargedBack) return chargedBack(refund.reference);
      return accept({ type: 'PaymentRefundedByHand', data: made(refund, command.refundReference) });
  }
}

function made({ refundId, reference, amount }: Refund, refundReference: string) {
  return { refundId, reference, amount, refundReference };
}

function request(state: Payment, command: RequestRefundCommand, role: Role): Decision<PaymentEvent> {
  const { amount, why } = command;
  const arrival = command.reference === null ? confirmedOf(state) : arrivalOf(state, command.reference);
  if (arrival === null) {
    return refuse('conflict', 'payment.nothing_arrived', 'no money arrived under this reference', {
      reference: command.reference,
    });
  }
  const { reference } = arrival;
  if (arrival.isChargedBack) return chargedBack(reference);
  if (!isAmount(amount)) return noAmount(amount);
  const left = leftOf(state, arrival);
  // A canceled thing gives everything back that it has, and does not know of refunds that are under way.
  const isOfThing = role === 'system' && why === 'canceled';
  if (amount > left && !isOfThing) return tooHigh(left, amount);
  if (left === 0) return nothingToDo;
  if (state.refunds.length >= refundsAtMost) {
    return refuse('conflict', 'payment.too_many_refunds', `a payment has at most ${refundsAtMost} refunds`);
  }
  const refundId = refundIdOf(state.paymentId, state.refunds.length + 1);
  const data = { refundId, reference, amount: Math.min(amount, left), why };
  return accept({ type: 'RefundRequested', data });
}

/** Somebody refunded money in the provider's console. Refunds of ours shrink where they no longer fit beside it. */
function noteElsewhere(
  state: Payment,
  { reference, amount, refundReference }: NoteRefundCommand,
): Decision<PaymentEvent> {
  const arrival = arrivalOf(state, reference);
  if (arrival === null) {
    return refuse('conflict', 'payment.nothing_arrived', 'no money arrived under this reference', {
      reference,
    });
  }
  const left = arrival.amount - arrival.refunded;
  if (!isAmount(amount)) return noAmount(amount);
  if (amount > left) return tooHigh(left, amount);
  const reduced = reducedBy(state, arrival, amount);
  return accept({ type: 'PaymentRefundedElsewhere', data: { reference, amount, refundReference, reduced } });
}

/** A failed refund of the same amount counts as made elsewhere. Otherwise the newest refunds shrink first. */
function reducedBy(state: Payment, arrival: Arrival, amount: number) {
  const open = openRefunds(state, arrival.reference);
  const same = open.find((each) => each.status === 'failed' && each.amount === amount);
  if (same !== undefined) return [{ refundId: same.refundId, amount: 0 }];
  const room = arrival.amount - arrival.refunded - amount;
  let over = sumOf(open) - room;
  const reduced: { refundId: number; amount: number }[] = [];
  for (const { refundId, amount: reserved } of open.toReversed()) {
    if (over <= 0) break;
    const less = Math.min(over, reserved);
    reduced.push({ refundId, amount: reserved - less });
    over -= less;
  }
  return reduced;
}

const tooHigh = (left: number, amount: number) =>
  refuse('conflict', 'payment.refund_too_high', `at most ${left} can still be refunded here`, {
    left,
    amount,
  });

const notFailed = ({ refundId, status }: Refund) =>
  refuse(
    'conflict',
    'payment.refund_not_failed',
    `this refund is ${status}; only a failed one can be retried`,
    {
      refundId,
      status,
    },
  );

const chargedBack = (reference: string) =>
  refuse(
    'conflict',
    'payment.charged_back',
    'the issuer charged this money back: win the charge-back first',
    {
      reference,
    },
  );

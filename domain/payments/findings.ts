import { type Asked, type Decider, type Decision, nothingToDo } from '../decider.ts';
import { arrivalOf, isTaken, openRefunds } from './money.ts';
import { payment } from './payment.ts';
import type { PaymentCommand } from './payment-commands.ts';
import type { AccountOpening, PaymentEvent } from './payment-events.ts';
import type { Currency, DeclineReason } from './payment-kinds.ts';
import type { Payment, Refund } from './payment-state.ts';

/** A refund in the provider's books. */
export interface FoundRefund {
  refundReference: string;
  amount: number;
  /** The id that we gave the provider as the reason; null if the reason is another or the provider tells none. */
  refundId: number | null;
  /** Whether the provider tells a reason. */
  hasReason: boolean;
}

/** An attempt in the provider's books, with sealed bank data. */
export interface Finding {
  reference: string;
  merchantUid: string;
  status: 'ready' | 'paid' | 'failed' | 'canceled';
  amount: number;
  /** Null if it is none of ours. */
  currency: Currency | null;
  paidTime: string | null;
  receiptUrl: string | null;
  declined: DeclineReason | null;
  account: Omit<AccountOpening, 'attempt'> | null;
  /** The oldest first. */
  refunds: readonly FoundRefund[];
}

/**
 * The payment as a stream that learns from the provider. It takes a finding instead of a command, and decides on the present
 * state which facts are new. After a conflict the finding is therefore read again: money for a payment that was closed
 * meanwhile has arrived late. A refund in the provider's books that fits nothing here is left to the nightly comparison.
 */
export const learningPayment: Decider<Payment, { action: 'learn'; finding: Finding }, PaymentEvent> = {
  ...payment,
  decide(state, { finding }, asked): Decision<PaymentEvent> {
    if (!state.attempts.some(({ merchantUid }) => merchantUid === finding.merchantUid)) return nothingToDo;
    const command = commandFor(state, finding, asked);
    const decision = command === null ? nothingToDo : payment.decide(state, command, asked);
    if (!decision.ok) return decision;
    const events = [...decision.events];
    const evolve = (reached: Payment, event: PaymentEvent) => payment.evolve(reached, event, asked.at);
    for (const back of finding.refunds) {
      const reached = events.reduce(evolve, state);
      const refund = commandForRefund(reached, finding.reference, back);
      const next = refund === null ? nothingToDo : payment.decide(reached, refund, asked);
      if (next.ok) events.push(...next.events);
    }
    return { ok: true, events };
  },
};

/** The command that a finding causes, besides refunds. Null for a `merchantUid` that the payment never used. */
function commandFor(state: Payment, finding: Finding, { at }: Asked): PaymentCommand | null {
  const tried = state.attempts.find(({ merchantUid }) => merchantUid === finding.merchantUid);
  if (tried === undefined) return null;
  const { attempt } = tried;
  const isPending = state.status === 'pending';
  switch (finding.status) {
    case 'ready':
      if (!isPending || finding.account === null || (state.account?.attempt ?? 0) >= attempt) return null;
      return { action: 'open_account', attempt, ...finding.account };
    case 'failed':
      if (!isPending || tried.declined !== null) return null;
      return { action: 'decline', attempt, declined: finding.declined ?? 'other' };
    case 'canceled':
      // An account that was revoked before a deposit: no money came, so none went back.
      if (finding.refunds.length === 0) {
        return isPending && tried.declined === null ? { action: 'decline', attempt, declined: 'left' } : null;
      }
      return moneyIn(state, finding, { attempt, isAccount: tried.method === 'vbank', at });
    case 'paid':
      return moneyIn(state, finding, { attempt, isAccount: tried.method === 'vbank', at });
  }
}

function moneyIn(
  state: Payment,
  { reference, amount, currency, paidTime, receiptUrl }: Finding,
  { attempt, isAccount, at }: { attempt: number; isAccount: boolean; at: string },
): PaymentCommand | null {
  if (isTaken(state, { reference, amount })) return null;
  const money = { attempt, reference, amount, currency };
  if (state.status !== 'pending') return { action: 'arrive_late', ...money };
  const isOurs = currency === state.currency;
  if (isOurs && amount === state.amount) {
    return { action: 'confirm', ...money, paidTime: paidTime ?? at, receiptUrl };
  }
  if (isOurs && isAccount && amount < state.amount) return { action: 'underpay', ...money };
  return { action: 'mismatch', ...money };
}

/** A new refund that is ours settles our request. Otherwise somebody made it in the provider's console. */
function commandForRefund(state: Payment, reference: string, back: FoundRefund): PaymentCommand | null {
  const { refundReference, amount } = back;
  const arrival = arrivalOf(state, reference);
  if (arrival === null || arrival.refundReferences.includes(refundReference)) return null;
  const ours = openRefunds(state, reference).find((each) => each.amount === amount && isOurs(each, back));
  if (ours !== undefined) return { action: 'refund', refundId: ours.refundId, refundReference };
  return { action: 'note_refund_elsewhere', reference, amount, refundReference };
}

/** The reason names our refund. If the provider tells no reason, a refund that waits for its call is ours. */
function isOurs({ refundId, status }: Refund, told: FoundRefund): boolean {
  return told.hasReason ? told.refundId === refundId : status === 'requested';
}

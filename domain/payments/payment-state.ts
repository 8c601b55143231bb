import { untouched } from '../exhaustive.ts';
import type { Sealed } from '../sealed.ts';
import { agrees } from './money.ts';
import type {
  AccountOpening,
  BooksOfProvider,
  OtherMoney,
  PaymentEvent,
  ReceiptBuyer,
  RefundRequest,
  Try,
} from './payment-events.ts';
import type {
  ArrivalKind,
  Currency,
  DeclineReason,
  Payable,
  Payer,
  PaymentStatus,
  RefundRefusal,
  RefundStatus,
} from './payment-kinds.ts';

/** `none`: before the request. */
export type PaymentLife = 'none' | PaymentStatus;

export interface Attempt extends Omit<Try, 'receiptBuyer'> {
  triedAt: string;
  /** Null while the outcome is unknown, and for an attempt that brought money. */
  declined: DeclineReason | null;
}

/** Money under one reference of the provider. */
export interface Arrival extends OtherMoney {
  kind: ArrivalKind;
  refunded: number;
  /** The part of `refunded` that staff sent by hand; the provider's books do not hold it. */
  byHand: number;
  /** Refunds in the provider's books that are recorded here. */
  refundReferences: readonly string[];
  isChargedBack: boolean;
}

export interface Refund extends RefundRequest {
  status: RefundStatus;
  /** Null unless the status is `failed`. */
  refusal: RefundRefusal | null;
  account: Sealed | null;
  accountGivenAt: string | null;
  /** The number of accounts that were given. */
  accounts: number;
}

export interface Payment {
  status: PaymentLife;
  /** 0 before the request. */
  paymentId: number;
  for: Payable | null;
  payer: Payer | null;
  amount: number;
  currency: Currency | null;
  dueTime: string | null;
  attempts: readonly Attempt[];
  /** The newest virtual account. */
  account: (AccountOpening & { openedAt: string }) | null;
  arrivals: readonly Arrival[];
  /** The oldest first. */
  refunds: readonly Refund[];
  receiptBuyer: ReceiptBuyer | null;
  /** The provider's newest figures, where ours differed. */
  differences: readonly BooksOfProvider[];
  /** The cash receipt in force. */
  receipt: { reference: string; amount: number } | null;
}

export const initialPayment: Payment = {
  status: 'none',
  paymentId: 0,
  for: null,
  payer: null,
  amount: 0,
  currency: null,
  dueTime: null,
  attempts: [],
  account: null,
  arrivals: [],
  refunds: [],
  receiptBuyer: null,
  differences: [],
  receipt: null,
};

export function evolvePayment(state: Payment, { type, data }: PaymentEvent, at: string): Payment {
  switch (type) {
    case 'PaymentRequested':
      return { ...state, ...data, status: 'pending' };
    case 'PaymentTried': {
      const { receiptBuyer, ...tried } = data;
      const attempts = [...state.attempts, { ...tried, triedAt: at, declined: null }];
      return { ...state, attempts, receiptBuyer: receiptBuyer ?? state.receiptBuyer };
    }
    case 'PaymentAccountOpened': {
      const { dueTime } = state;
      const isLater = dueTime !== null && data.dueTime > dueTime;
      return { ...state, account: { ...data, openedAt: at }, dueTime: isLater ? data.dueTime : dueTime };
    }
    case 'PaymentDeclined': {
      const { attempt, declined } = data;
      const attempts = state.attempts.map((each) =>
        each.attempt === attempt ? { ...each, declined } : each,
      );
      return { ...state, attempts };
    }
    case 'PaymentConfirmed':
      return { ...withMoney(state, data, 'confirmed'), status: 'paid' };
    case 'PaymentUnderpaid':
      return withMoney(state, data, 'underpaid');
    case 'PaymentMismatched':
      return { ...withMoney(state, data, 'mismatched'), status: 'failed' };
    case 'PaymentFailed':
      return { ...state, status: 'failed' };
    case 'PaymentClosed':
      return { ...state, status: 'canceled' };
    case 'PaymentArrivedLate':
      return withMoney(state, data, 'late');
    case 'RefundRequested': {
      const requested: Refund = {
        ...data,
        status: 'requested',
        refusal: null,
        account: null,
        accountGivenAt: null,
        accounts: 0,
      };
      return { ...state, refunds: [...state.refunds, requested] };
    }
    case 'PaymentRefunded':
      return moneyBack(withRefund(state, data.refundId, { status: 'done', refusal: null }), data, true);
    case 'PaymentRefundedByHand':
      return moneyBack(withRefund(state, data.refundId, { status: 'done', refusal: null }), data, false);
    case 'PaymentRefundedElsewhere': {
      const after = data.reduced.reduce(reduced, state);
      return moneyBack(after, data, true);
    }
    case 'RefundFailed':
      return withRefund(state, data.refundId, { status: 'failed', refusal: data.refusal });
    case 'RefundRetried':
      return withRefund(state, data.refundId, { status: 'requested', refusal: null });
    case 'RefundAccountGiven': {
      const { refundId, account } = data;
      return withRefund(state, refundId, {
        status: 'requested',
        refusal: null,
        account,
        accountGivenAt: at,
        accounts: (state.refunds.find((each) => each.refundId === refundId)?.accounts ?? 0) + 1,
      });
    }
    case 'PaymentChargedBack':
      return withArrival(state, data.reference, { isChargedBack: true });
    case 'PaymentChargebackWon':
      return withArrival(state, data.reference, { isChargedBack: false });
    case 'CashReceiptIssued':
      return { ...state, receipt: { reference: data.reference, amount: data.amount } };
    case 'CashReceiptCanceled':
      return { ...state, receipt: null };
    case 'PaymentDiffered': {
      const others = state.differences.filter(({ reference }) => reference !== data.reference);
      return { ...state, differences: agrees(state, data) ? others : [...others, data] };
    }
    default:
      return untouched(type, state);
  }
}

/** The rest of an underpaid amount comes under the same reference: the provider then reports the whole amount. */
function withMoney(
  state: Payment,
  {
    attempt,
    reference,
    amount,
    currency = state.currency,
  }: Omit<OtherMoney, 'currency'> & Partial<OtherMoney>,
  kind: ArrivalKind,
): Payment {
  const known = state.arrivals.find((each) => each.reference === reference);
  if (known !== undefined) return withArrival(state, reference, { amount, currency, kind });
  const arrival: Arrival = {
    attempt,
    reference,
    amount,
    currency,
    kind,
    refunded: 0,
    byHand: 0,
    refundReferences: [],
    isChargedBack: false,
  };
  return { ...state, arrivals: [...state.arrivals, arrival] };
}

function withArrival(state: Payment, reference: string, changed: Partial<Arrival>): Payment {
  const arrivals = state.arrivals.map((each) =>
    each.reference === reference ? { ...each, ...changed } : each,
  );
  return { ...state, arrivals };
}

function withRefund(state: Payment, refundId: number, changed: Partial<Refund>): Payment {
  const refunds = state.refunds.map((each) => (each.refundId === refundId ? { ...each, ...changed } : each));
  return { ...state, refunds };
}

function reduced(state: Payment, { refundId, amount }: { refundId: number; amount: number }): Payment {
  if (amount > 0) return withRefund(state, refundId, { amount });
  return withRefund(state, refundId, { amount, status: 'done', refusal: null });
}

interface Back {
  reference: string;
  amount: number;
  refundReference: string;
}

/** Only refunds of the confirmed money change the status. */
function moneyBack(
  state: Payment,
  { reference, amount, refundReference }: Back,
  isAtProvider: boolean,
): Payment {
  const known = state.arrivals.find((each) => each.reference === reference);
  if (known === undefined) return state;
  const refunded = known.refunded + amount;
  const refundReferences = isAtProvider
    ? [...known.refundReferences, refundReference]
    : known.refundReferences;
  const byHand = isAtProvider ? known.byHand : known.byHand + amount;
  const after = withArrival(state, reference, { refunded, byHand, refundReferences });
  if (known.kind !== 'confirmed') return after;
  return { ...after, status: refunded < known.amount ? 'partially_refunded' : 'canceled' };
}

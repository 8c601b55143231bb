import type { DomainEvent } from '../event.ts';
import type { Sealed } from '../sealed.ts';
import type {
  Currency,
  DeclineReason,
  EndReason,
  Payable,
  Payer,
  ReceiptKind,
  RefundReason,
  RefundRefusal,
  TriedMethod,
} from './payment-kinds.ts';

export interface PaymentDescription {
  paymentId: number;
  for: Payable;
  payer: Payer;
  amount: number;
  currency: Currency;
  /** When an unpaid payment ends; null if only its requester ends it. A virtual account may postpone it. */
  dueTime: string | null;
}

/** The buyer's own number for cash receipts, sealed with the payer's key. */
export interface ReceiptBuyer {
  kind: ReceiptKind;
  identifier: Sealed;
}

export interface Try {
  attempt: number;
  /** The provider's name of the attempt; see `merchant-uid.ts`. */
  merchantUid: string;
  method: TriedMethod;
  /** The stored card; null for other methods. */
  cardId: number | null;
  /** Null: a cash receipt names the tax office's own number. */
  receiptBuyer: ReceiptBuyer | null;
}

/** A virtual account at a bank. Number and holder are sealed with the payer's key. */
export interface AccountOpening {
  attempt: number;
  /** The provider's bank code. */
  bank: string;
  number: Sealed;
  holder: Sealed;
  dueTime: string;
}

/** Money that arrived. `reference` is the provider's id, or that of a bank transfer. */
export interface Money {
  attempt: number;
  reference: string;
  amount: number;
}

/** Money whose currency may differ; null if the currency is none of ours. */
export interface OtherMoney extends Money {
  currency: Currency | null;
}

export interface RefundRequest {
  /** See `refundIdOf`. */
  refundId: number;
  reference: string;
  amount: number;
  why: RefundReason;
}

/** A refund that was made. `refundReference` is the provider's id of the refund, or that of a bank transfer. */
export interface RefundMade {
  refundId: number;
  reference: string;
  amount: number;
  refundReference: string;
}

/** A refund that somebody made in the provider's console. */
export interface RefundElsewhere {
  reference: string;
  amount: number;
  refundReference: string;
  /** Refunds of ours that this one makes smaller, with their remaining amount: 0 if nothing remains. */
  reduced: readonly { refundId: number; amount: number }[];
}

/** The provider's figures under a reference, where ours differ and no command could apply them. */
export interface BooksOfProvider {
  reference: string;
  amount: number;
  refunded: number;
}

type E<Type extends string, Data> = DomainEvent<Type, Data>;

/** Events of `payment-<id>`. */
export type PaymentEvent =
  | E<'PaymentRequested', PaymentDescription>
  /** Written before the provider hears of the attempt. */
  | E<'PaymentTried', Try>
  | E<'PaymentAccountOpened', AccountOpening>
  | E<'PaymentDeclined', { attempt: number; declined: DeclineReason }>
  | E<'PaymentConfirmed', Money & { paidTime: string; receiptUrl: string | null }>
  /** Less than the amount came. It stays until the rest comes, and goes back when the payment ends. */
  | E<'PaymentUnderpaid', Money>
  | E<'PaymentMismatched', OtherMoney>
  | E<'PaymentFailed', { why: EndReason }>
  | E<'PaymentClosed', { why: EndReason }>
  | E<'PaymentArrivedLate', OtherMoney>
  | E<'RefundRequested', RefundRequest>
  | E<'PaymentRefunded', RefundMade>
  | E<'RefundFailed', { refundId: number; refusal: RefundRefusal }>
  | E<'RefundRetried', { refundId: number }>
  /** The member's bank account, sealed with the key that `refundKey` names. */
  | E<'RefundAccountGiven', { refundId: number; account: Sealed }>
  | E<'PaymentRefundedElsewhere', RefundElsewhere>
  | E<'PaymentRefundedByHand', RefundMade>
  | E<'PaymentChargedBack', { reference: string }>
  | E<'PaymentChargebackWon', { reference: string }>
  | E<'CashReceiptIssued', { reference: string; amount: number; isOfBuyer: boolean }>
  | E<'CashReceiptCanceled', { reference: string }>
  | E<'PaymentDiffered', BooksOfProvider>;

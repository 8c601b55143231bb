import type { Sealed } from '../sealed.ts';
import type {
  AccountOpening,
  BooksOfProvider,
  Money,
  OtherMoney,
  PaymentDescription,
  ReceiptBuyer,
} from './payment-events.ts';
import type {
  Currency,
  DeclineReason,
  EndReason,
  RefundReason,
  RefundRefusal,
  TriedMethod,
} from './payment-kinds.ts';

/**
 * `random`: ten small letters, fresh for each try. `replacedAt`: when the card's present number took the place of another,
 * as an ISO instant; left out or null if it is the first one, and for other methods.
 */
export interface TryCommand {
  action: 'try';
  method: TriedMethod;
  cardId: number | null;
  replacedAt?: string | null;
  receiptBuyer: ReceiptBuyer | null;
  random: string;
}

export interface ConfirmCommand extends Money {
  action: 'confirm';
  currency: Currency | null;
  paidTime: string;
  receiptUrl: string | null;
}

/** `reference`: null for the money that counts for the payment. */
export interface RequestRefundCommand {
  action: 'request_refund';
  reference: string | null;
  amount: number;
  why: RefundReason;
}

export interface NoteRefundCommand {
  action: 'note_refund_elsewhere';
  reference: string;
  amount: number;
  refundReference: string;
}

export type RefundCommand =
  | RequestRefundCommand
  | { action: 'refund'; refundId: number; refundReference: string }
  | { action: 'refuse_refund'; refundId: number; refusal: RefundRefusal }
  | { action: 'retry_refund'; refundId: number }
  | { action: 'give_account'; refundId: number; account: Sealed }
  | NoteRefundCommand
  | { action: 'refund_by_hand'; refundId: number; refundReference: string };

export type AfterwardsCommand =
  | { action: 'charge_back'; reference: string | null }
  | { action: 'win_chargeback'; reference: string | null }
  | { action: 'issue_receipt'; reference: string; amount: number; isOfBuyer: boolean }
  | { action: 'cancel_receipt'; reference: string };

export type NoteDifferenceCommand = { action: 'note_difference' } & BooksOfProvider;

export type PaymentCommand =
  | ({ action: 'request' } & PaymentDescription)
  | TryCommand
  | ({ action: 'open_account' } & AccountOpening)
  | { action: 'decline'; attempt: number; declined: DeclineReason }
  | ConfirmCommand
  | ({ action: 'underpay'; currency: Currency | null } & Money)
  | ({ action: 'mismatch' } & OtherMoney)
  | { action: 'fail'; why: EndReason }
  | { action: 'close'; why: EndReason }
  | ({ action: 'arrive_late' } & OtherMoney)
  | RefundCommand
  | AfterwardsCommand
  | NoteDifferenceCommand;

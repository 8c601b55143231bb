import type { Attempt, BankAccount, ProviderPayment } from './provider-payment.ts';

/** Moves money. The provider has no idempotency keys, so callers ask `find` before they charge or refund. */
export interface Charging {
  /** Fixes the amount of an attempt that a payer completes on the provider's page. Safe to repeat with the same amount. */
  prepare(attempt: Attempt, signal?: AbortSignal): Promise<void>;
  /**
   * Charges a stored card, once per `merchantUid`. A decline is a `failed` payment, not an error. Throws `ProviderRefusal` if the
   * provider does not carry out the charge at all, for example because it knows the `merchantUid` already.
   */
  charge(billingKey: string, attempt: Attempt, signal?: AbortSignal): Promise<ProviderPayment>;
  /** Returns every payment with this `merchantUid`, the newest first. Empty if the provider never received one. */
  find(merchantUid: string, signal?: AbortSignal): Promise<readonly ProviderPayment[]>;
  /** Returns the payment with the provider's own id; null if there is none. */
  findByReference(reference: string, signal?: AbortSignal): Promise<ProviderPayment | null>;
  /**
   * Refunds an amount. `left` is the refundable amount before this refund: the provider refuses a repeated call, because the
   * amount differs by then. A virtual account needs the payer's bank account. Throws `ProviderRefusal`.
   */
  refund(reference: string, refund: Refund, signal?: AbortSignal): Promise<ProviderPayment>;
  /** Issues a cash receipt over the amount that is not refunded. Cancel an earlier one first. Throws `ProviderRefusal`. */
  issueReceipt(reference: string, receipt: Receipt, signal?: AbortSignal): Promise<void>;
  /** Cancels the cash receipt; succeeds if there is none. Throws `ProviderRefusal`. */
  cancelReceipt(reference: string, signal?: AbortSignal): Promise<void>;
  /**
   * Issues a cash receipt for a bank transfer that reached our own account. The provider knows it by the `merchantUid` alone.
   * Cancel an earlier one first. Throws `ProviderRefusal`, also if the shop's payment gateway issues no such receipts.
   */
  issueTransferReceipt(transfer: Transfer, receipt: Receipt, signal?: AbortSignal): Promise<void>;
  /** Cancels the cash receipt of a bank transfer; succeeds if there is none. Throws `ProviderRefusal`. */
  cancelTransferReceipt(merchantUid: string, signal?: AbortSignal): Promise<void>;
  /**
   * Yields the payments of a business day (`YYYY-MM-DD`, UTC+9). The day is that of the payment, of the failure, of the full
   * refund, or of the start of an account. A partial refund does not move a payment to another day.
   * Payments of other programs at the same shop may be missing.
   */
  list(day: string, signal?: AbortSignal): AsyncIterable<ProviderPayment>;
}

export interface Refund {
  amount: number;
  left: number;
  /** Shown to the payer by some issuers. Names no person. */
  reason: string;
  account: BankAccount | null;
}

/** A bank transfer; `amount` is the part that was not refunded. */
export type Transfer = Pick<Attempt, 'merchantUid' | 'name' | 'amount'>;

/** `identifier` is the buyer's phone or business number, or the tax office's own number `0100001234`. */
export interface Receipt {
  identifier: string;
  kind: 'person' | 'company';
}

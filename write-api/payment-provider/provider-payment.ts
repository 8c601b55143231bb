import type { Currency, DeclineReason, PaymentMethod } from '#domain/payments/payment-kinds.ts';

/** An attempt to pay, as the provider is told of it. */
export interface Attempt {
  /** Our own key of the attempt, at most 40 characters. */
  merchantUid: string;
  /** The name that the payer reads at the provider. Names no person. */
  name: string;
  amount: number;
  currency: Currency;
}

/** An attempt in the provider's books. Times are ISO instants. */
export interface ProviderPayment {
  /** The provider's own id. */
  reference: string;
  merchantUid: string;
  /** `ready`: a virtual account waits for money. `canceled`: everything is refunded. */
  status: 'ready' | 'paid' | 'failed' | 'canceled';
  method: Exclude<PaymentMethod, 'free' | 'bank'>;
  amount: number;
  /** Null if the currency is none of ours. */
  currency: Currency | null;
  /** Null if nothing was paid, or if the provider no longer tells the time after a full refund. */
  paidTime: string | null;
  receiptUrl: string | null;
  /** Null unless the status is `failed`. */
  declined: DeclineReason | null;
  /** The virtual account to pay into; null for other methods. */
  account: (BankAccount & { dueTime: string }) | null;
  /** The oldest first. */
  refunds: readonly ProviderRefund[];
  hasReceipt: boolean;
}

/** A refund in the provider's books, whether we asked for it or someone made it in the provider's console. */
export interface ProviderRefund {
  /** Unique among the refunds of its payment. */
  refundReference: string;
  amount: number;
  time: string;
  /** The id in our own reason; null if the reason is another or the provider tells none. */
  refundId: number | null;
  /** Whether the provider tells a reason. */
  hasReason: boolean;
}

/** The refunded amount. An account that was revoked before a deposit has no refunds, and holds no money either. */
export function refundedIn({ status, amount, refunds }: ProviderPayment): number {
  if (status === 'canceled' && refunds.length === 0) return amount;
  return refunds.reduce((sum, refund) => sum + refund.amount, 0);
}

export interface BankAccount {
  /** The provider's bank code. */
  bank: string;
  number: string;
  holder: string;
}

import type { DomainEvent } from '../event.ts';
import type { Currency } from '../payments/payment-kinds.ts';
import type { FailureCause, LeftOutReason, PayoutMonth } from './payout-kinds.ts';
import type { PayoutRates, Withheld } from './withholding.ts';

/** What a member gets: the open entries of the account up to the number `upTo`. The amount is before tax. */
export interface DraftedLine {
  userId: number;
  amount: number;
  upTo: number;
}

/** A member to whom cash is due, and why the payout leaves the member out. */
export interface LeftOut {
  userId: number;
  amount: number;
  why: LeftOutReason;
}

export interface PayoutDraft extends PayoutMonth {
  payoutId: number;
  currency: Currency;
  lines: readonly DraftedLine[];
  /** The first ones of those left out; `leftOutCount` counts all. */
  leftOut: readonly LeftOut[];
  leftOutCount: number;
}

type E<Type extends string, Data> = DomainEvent<Type, Data>;

/** Events of `payout-<id>`. */
export type PayoutEvent =
  /** `dropped`: the members who had a line in the draft before, and have none now. */
  | E<'PayoutDrafted', PayoutDraft & { dropped: readonly number[] }>
  | E<'PayoutDraftExpired', { payoutId: number }>
  | E<'PayoutApproved', { rates: PayoutRates; taxes: readonly ({ userId: number } & Withheld)[] }>
  /** `paidOut` is the amount less the tax. `reference` is the bank's. */
  | E<'PayoutLinePaid', { userId: number; amount: number; paidOut: number; reference: string }>
  | E<'PayoutLineFailed', { userId: number; amount: number; cause: FailureCause }>
  /** Sums of the paid lines, and the number of the lines. */
  | E<'PayoutClosed', { paid: number; failed: number; amount: number; incomeTax: number; localTax: number }>;

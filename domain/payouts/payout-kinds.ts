import type { Currency } from '../payments/payment-kinds.ts';
import type { Region } from '../regions.ts';

/** `expired`: the payout's month was taken, but its draft never came. */
export const payoutLives = ['none', 'drafted', 'approved', 'closed', 'expired'] as const;
export type PayoutLife = (typeof payoutLives)[number];

/** The statuses that people see. */
export const payoutStatuses = ['drafted', 'approved', 'closed'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

export const payoutLineStatuses = ['pending', 'paid', 'failed'] as const;
export type PayoutLineStatus = (typeof payoutLineStatuses)[number];

/** Why a bank did not make a transfer. */
export const failureCauses = [
  'account_not_found',
  'account_closed',
  'name_differs',
  'bank_refused',
  'other',
] as const;
export type FailureCause = (typeof failureCauses)[number];

/** Why a payout leaves a member out. `next_payout`: the payout has as many lines as it may have. */
export const leftOutReasons = [
  'banned',
  'below_minimum',
  'no_bank_account',
  'guardian_missing',
  'next_payout',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** The least amount that is paid, in whole units. */
export const leastPayout: Readonly<Record<Currency, number>> = { KRW: 10_000, JPY: 1_000 };

/** An event holds all lines of a payout, so their number has a limit. The others wait for the next one. */
export const linesAtMost = 5_000;

/** How many members without a line a payout lists. Their number is exact. */
export const leftOutAtMost = 2_000;

/** How many lines one call may mark. */
export const markedAtMost = 500;

/** The numbers of the regions' payouts: a payout is one of a region and a month. */
export interface PayoutMonth {
  regionId: Region;
  /** As `2026-04`. */
  month: string;
}

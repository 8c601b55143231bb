import type { Currency } from '../payments/payment-kinds.ts';
import type { DraftedLine, LeftOut } from './payout-events.ts';
import { type LeftOutReason, leastPayout, leftOutAtMost, linesAtMost } from './payout-kinds.ts';

/** A member to whom cash is due, as the streams have it. */
export interface CashOwner extends DraftedLine {
  isBanned: boolean;
  hasBankAccount: boolean;
  lacksGuardian: boolean;
  /** The member asked to be forgotten, and waits for the cash. */
  isLeaving: boolean;
}

/**
 * Returns why a payout leaves a member out; null if it pays the member. The least amount does not hold for a member who leaves,
 * because forgetting would wait for ever.
 */
export function whyLeftOut(owner: CashOwner, currency: Currency): LeftOutReason | null {
  if (owner.isBanned) return 'banned';
  if (owner.amount <= 0 || (owner.amount < leastPayout[currency] && !owner.isLeaving)) return 'below_minimum';
  if (!owner.hasBankAccount) return 'no_bank_account';
  return owner.lacksGuardian ? 'guardian_missing' : null;
}

/** The lines of a payout, and the members that it leaves out. The owners' order decides who waits if there are too many. */
export function draftOf(owners: readonly CashOwner[], currency: Currency) {
  const lines: DraftedLine[] = [];
  const leftOut: LeftOut[] = [];
  for (const owner of owners) {
    const { userId, amount, upTo } = owner;
    const why = whyLeftOut(owner, currency);
    if (why === null && lines.length < linesAtMost) lines.push({ userId, amount, upTo });
    else leftOut.push({ userId, amount, why: why ?? 'next_payout' });
  }
  return { lines, leftOut: leftOut.slice(0, leftOutAtMost), leftOutCount: leftOut.length };
}

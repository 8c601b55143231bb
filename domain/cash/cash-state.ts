import { untouched } from '../exhaustive.ts';
import type { Currency } from '../payments/payment-kinds.ts';
import type { Sealed } from '../sealed.ts';
import type { CashAccountEvent, CashAmount } from './cash-events.ts';
import type { CashSource, CashStep } from './cash-kinds.ts';

/** A step of the account. A reversal has a negative amount. */
export interface CashEntry extends Omit<CashAmount, 'userId'> {
  step: CashStep;
  /** The payout that paid the entry; null while it is open. */
  payoutId: number | null;
}

/** A member's account of cash. Its balance is the sum of its open entries; it is negative if paid cash was taken back. */
export interface CashAccount {
  status: 'open';
  userId: number;
  entries: readonly CashEntry[];
  bankAccount: Sealed | null;
}

export const initialCashAccount: CashAccount = { status: 'open', userId: 0, entries: [], bankAccount: null };

export function evolveCash(account: CashAccount, { type, data }: CashAccountEvent): CashAccount {
  switch (type) {
    case 'CashDue':
      return withEntry(account, data, 'due');
    case 'CashReversed':
      return withEntry(account, data, 'reversed');
    case 'CashPaid': {
      const { userId, payoutId } = data;
      const entries = account.entries.map((entry) =>
        isOpenIn(entry, data) ? { ...entry, payoutId } : entry,
      );
      return { ...account, userId, entries };
    }
    case 'CashBankAccountSet':
      return { ...account, ...data };
    case 'CashBankAccountShown':
      return account;
    default:
      return untouched(type, account);
  }
}

function withEntry(account: CashAccount, { userId, ...of }: CashAmount, step: CashStep): CashAccount {
  const amount = step === 'due' ? of.amount : -of.amount;
  return { ...account, userId, entries: [...account.entries, { ...of, step, amount, payoutId: null }] };
}

function isOpenIn(entry: CashEntry, { currency, upTo }: { currency: Currency; upTo: number }): boolean {
  return entry.payoutId === null && entry.currency === currency && entry.number <= upTo;
}

/** The open entries of a currency, up to the entry with the number `upTo`. */
export function openEntries(
  { entries }: Pick<CashAccount, 'entries'>,
  currency: Currency,
  upTo = Number.MAX_SAFE_INTEGER,
): CashEntry[] {
  return entries.filter((entry) => isOpenIn(entry, { currency, upTo }));
}

/** The amount due to the member in a currency; negative if the member got more than that. */
export function dueOf(account: Pick<CashAccount, 'entries'>, currency: Currency, upTo?: number): number {
  return openEntries(account, currency, upTo).reduce((sum, { amount }) => sum + amount, 0);
}

/** Whether the account has this step of a source's turn. */
export function hasStep({ entries }: Pick<CashAccount, 'entries'>, of: CashSource, step: CashStep): boolean {
  return entries.some((entry) => entry.step === step && sameSource(entry.of, of));
}

function sameSource(one: CashSource, other: CashSource): boolean {
  return one.kind === other.kind && one.id === other.id && one.turn === other.turn;
}

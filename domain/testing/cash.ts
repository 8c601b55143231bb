import type { CashAmount } from '../cash/cash-events.ts';
import type { CashSource } from '../cash/cash-kinds.ts';
import { type CashAccount, evolveCash, initialCashAccount } from '../cash/cash-state.ts';
import type { Sealed } from '../sealed.ts';

export const cashUserId = 5;
export const source: CashSource = { kind: 'look_use', id: 81, turn: 1 };
/** The member's share of the specification's example of a use. */
export const cashDue: CashAmount = {
  userId: cashUserId,
  number: 1,
  of: source,
  currency: 'KRW',
  amount: 90_000,
};
export const sealedAccount = 's1.bank-account' as Sealed;

/** An account with one due of 90,000 KRW and a bank account. */
export const cashAccountWithDue: CashAccount = [
  { type: 'CashDue', data: cashDue } as const,
  { type: 'CashBankAccountSet', data: { userId: cashUserId, bankAccount: sealedAccount } } as const,
].reduce(evolveCash, initialCashAccount);

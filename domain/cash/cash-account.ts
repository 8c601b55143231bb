import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import type { Currency } from '../payments/payment-kinds.ts';
import type { Sealed } from '../sealed.ts';
import { checkTransition } from '../transition-table.ts';
import type { CashAccountEvent, CashAmount } from './cash-events.ts';
import { type CashSource, cashAtMost } from './cash-kinds.ts';
import {
  type CashAccount,
  dueOf,
  evolveCash,
  hasStep,
  initialCashAccount,
  openEntries,
} from './cash-state.ts';
import { cashRules } from './cash-transitions.ts';

export type CashCommand =
  | ({ action: 'due' | 'reverse' } & Omit<CashAmount, 'number'>)
  /** Pays the open entries up to a number. `amount` is their sum in the payout, before tax. */
  | { action: 'pay'; userId: number; payoutId: number; currency: Currency; upTo: number; amount: number }
  | { action: 'set_bank_account'; userId: number; bankAccount: Sealed | null }
  | { action: 'show_bank_account' };

/**
 * The decider of the stream `cash_account-<user>`. Each step of a source's turn counts once. A reversal may arrive before its due,
 * because each follows from an event of its own. Both together come to nothing, in either order.
 */
export const cashAccount: Decider<CashAccount, CashCommand, CashAccountEvent> = {
  category: 'cash_account',
  initial: initialCashAccount,
  decide,
  evolve: evolveCash,
};

function decide(account: CashAccount, command: CashCommand, asked: Asked): Decision<CashAccountEvent> {
  const refused = checkTransition(cashRules, account, command, asked);
  if (refused !== null) return refused;
  switch (command.action) {
    case 'due':
    case 'reverse':
      return addStep(account, command);
    case 'pay':
      return pay(account, command);
    case 'set_bank_account': {
      const { action: _, ...data } = command;
      if (account.bankAccount === data.bankAccount) return nothingToDo;
      return accept({ type: 'CashBankAccountSet', data });
    }
    case 'show_bank_account':
      return accept({ type: 'CashBankAccountShown', data: {} });
  }
}

type Step = Extract<CashCommand, { of: CashSource }>;
type Of<Action> = Extract<CashCommand, { action: Action }>;

function addStep(
  account: CashAccount,
  { action, userId, of, currency, amount }: Step,
): Decision<CashAccountEvent> {
  if (hasStep(account, of, action === 'due' ? 'due' : 'reversed')) return nothingToDo;
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > cashAtMost) {
    const message = `the cash of a source is a whole number from 1 to ${cashAtMost}`;
    return refuse('invalid', 'cash_account.wrong_amount', message, { amount });
  }
  const data = { userId, number: account.entries.length + 1, of, currency, amount };
  return accept({ type: action === 'due' ? 'CashDue' : 'CashReversed', data });
}

function pay(account: CashAccount, command: Of<'pay'>): Decision<CashAccountEvent> {
  const { action: _, ...said } = command;
  const { payoutId, currency, upTo, amount } = said;
  if (account.entries.some((entry) => entry.payoutId === payoutId)) return nothingToDo;
  const due = dueOf(account, currency, upTo);
  if (due !== amount) {
    const message = 'the open entries come to another amount than the payout: have the payout checked';
    return refuse('conflict', 'cash_account.other_amount', message, { due, amount });
  }
  const sources = openEntries(account, currency, upTo).map(({ of }) => of);
  return accept({ type: 'CashPaid', data: { ...said, sources } });
}

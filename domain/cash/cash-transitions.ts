import type { Rules, Transition } from '../transition-table.ts';
import type { CashAccount } from './cash-state.ts';

type Guard = 'no_bank_account';

/** Every account is open from the start. */
export const cashTransitions = [
  { action: 'due', from: ['open'], to: 'same', event: 'CashDue', who: ['system'] },
  { action: 'reverse', from: ['open'], to: 'same', event: 'CashReversed', who: ['system'] },
  { action: 'pay', from: ['open'], to: 'same', event: 'CashPaid', who: ['system'] },
  {
    action: 'set_bank_account',
    from: ['open'],
    to: 'same',
    event: 'CashBankAccountSet',
    who: ['user', 'staff'],
  },
  {
    action: 'show_bank_account',
    from: ['open'],
    to: 'same',
    event: 'CashBankAccountShown',
    who: ['user', 'staff'],
    guards: ['no_bank_account'],
  },
] as const satisfies readonly Transition<string, 'open', Guard>[];

export type CashAction = (typeof cashTransitions)[number]['action'];

/** The input of the guards. A read model's row provides it as well as the folded state. */
export type CashStanding = Pick<CashAccount, 'status' | 'bankAccount'>;

export const cashRules: Rules<'open', Guard, CashStanding, CashAction> = {
  entity: 'cash_account',
  table: cashTransitions,
  guards: { no_bank_account: ({ bankAccount }) => (bankAccount === null ? 'no_bank_account' : null) },
};

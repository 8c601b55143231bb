import type { FieldNames } from '../../words/field-names.ts';
import type { CashAccountEvent } from '../cash-events.ts';
import type { CashAccount, CashEntry } from '../cash-state.ts';

export const cashWords = {
  id: 'No.',
  userId: 'Member',
  status: 'Status',
  number: 'Entry',
  step: 'Step',
  of: 'From',
  currency: 'Currency',
  amount: 'Amount',
  entries: 'Entries',
  payoutId: 'Payout',
  upTo: 'Paid up to entry',
  sources: 'From',
  bankAccount: 'Bank account',
  due: 'Due',
  createdTime: 'Happened',
  updatedTime: 'Last change',
} as const satisfies FieldNames<CashAccount | CashEntry | CashAccountEvent['data']>;

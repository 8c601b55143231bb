import { written } from '../event-versions.ts';
import { cashAccount } from './cash-account.ts';

export const cashWritten = [
  written(cashAccount, {
    CashDue: 1,
    CashReversed: 1,
    CashPaid: 1,
    CashBankAccountSet: 1,
    CashBankAccountShown: 1,
  }),
];

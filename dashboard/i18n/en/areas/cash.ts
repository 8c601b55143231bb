import type { CashAccountEvent } from '#domain/cash/cash-events.ts';
import { cashWords } from '#domain/cash/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

export const texts = {
  cashAccount: {
    refused: {
      account_number_masked: 'This is the masked number of another account. Enter the whole number.',
      other_amount: 'The open entries come to another amount than the payout. Have the payout checked.',
    },
  },
  cash: {
    title: 'Cash',
    entries: 'Cash entries',
    none: 'No cash became due.',
    nothing: 'None',
    fields: cashWords,
    source: { look_use: 'Look use', reservation: 'Reservation', proposal: 'Proposal' },
    step: { due: 'Due', reversed: 'Taken back' },
  },
} as const;

export const rooms = {} as const;

export const history = {
  categories: { cash_account: 'Cash of a member' },
  categoryWithId: { cash_account: 'Cash of member {{id}}' },
  event: {
    CashDue: 'Cash became due: {{amount}} {{currency}}.',
    CashReversed: 'Cash was taken back: {{amount}} {{currency}}.',
    CashPaid: 'Cash was paid by payout {{payoutId}}: {{amount}} {{currency}} before tax.',
    CashBankAccountSet: 'Bank account was set.',
    CashBankAccountShown: 'Bank account was shown in full.',
  } as const satisfies EventTexts<CashAccountEvent>,
  fieldOf: { cash_account: cashWords },
} as const;

export const replay = {
  entities: { cash_account: 'Cash of a member' },
  projection: {
    cash_accounts: 'Cash accounts of members',
    cash_entries: 'Entries of cash accounts',
    people_bank_accounts: 'Bank accounts of members',
  },
} as const;

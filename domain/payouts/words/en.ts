import type { FieldNames } from '../../words/field-names.ts';
import type { LeftOut, PayoutEvent } from '../payout-events.ts';
import type { PayoutPolicyEvent, PayoutPolicyState } from '../payout-policy.ts';
import type { Payout, PayoutLine, PayoutSums } from '../payout-state.ts';

type States = Payout | PayoutLine | PayoutSums | LeftOut | PayoutPolicyState;
type Events = PayoutEvent | PayoutPolicyEvent;

export const payoutWords = {
  id: 'No.',
  payoutId: 'Payout',
  regionId: 'Country',
  month: 'Month',
  status: 'Status',
  currency: 'Currency',
  lines: 'Lines',
  leftOut: 'Left out',
  leftOutCount: 'Members left out',
  why: 'Reason',
  dropped: 'No longer in the draft',
  userId: 'Member',
  amount: 'Amount before tax',
  upTo: 'Up to entry',
  incomeTax: 'Income tax',
  localTax: 'Local tax',
  paidOut: 'Paid out',
  reference: 'Reference of the bank',
  cause: 'Cause of the failure',
  rates: 'Tax rates',
  taxes: 'Taxes',
  paid: 'Paid lines',
  failed: 'Failed lines',
  approvedTime: 'Approved',
  closedTime: 'Closed',
  changed: 'Changed rates',
  KOREA: 'Korea',
  JAPAN: 'Japan',
  bankAccount: 'Bank account',
  createdTime: 'Drafted',
  updatedTime: 'Last change',
} as const satisfies FieldNames<States | Events['data']>;

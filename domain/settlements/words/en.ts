import type { FieldNames } from '../../words/field-names.ts';
import type { House } from '../house.ts';
import type { BrandMonthEvent } from '../month-events.ts';
import type { MonthFacts } from '../month-state.ts';

export const settlementWords = {
  id: 'No.',
  brandMonthId: 'Month of a brand',
  brandId: 'Brand',
  month: 'Month',
  status: 'Status',
  number: 'Line',
  side: 'Side',
  of: 'From',
  currency: 'Currency',
  amount: 'Amount',
  tax: 'Tax included',
  commissionRate: 'Commission in percent',
  brandPayment: 'Payment to the brand',
  label: 'Item',
  occurredTime: 'Happened',
  lineCount: 'Lines',
  sums: 'Sums',
  settlements: 'Settlements',
  closedTime: 'Closed',
  isSettled: 'Nothing left to pay',
  reference: 'Reference of the transfer',
  replaced: 'Unpaid invoice',
  invoice: 'Invoice',
  approvalNumber: 'Approval number of the tax invoice',
  createdTime: 'First line',
  updatedTime: 'Last change',
} as const satisfies FieldNames<MonthFacts | BrandMonthEvent['data']>;

export const houseWords = {
  name: 'Name',
  address: 'Address',
  businessNumber: 'Business number',
  mailOrderNumber: 'Mail-order report number',
  registrationNumber: 'Registration number in Japan',
} as const satisfies FieldNames<House>;

import { type DayTable, dayTable } from '../kit/tables/day-table.ts';

/** Sums of items of orders. Amounts are whole units of the currency that the dimension names. */
const fields = [
  'itemCount',
  'originalAmount',
  'salesAmount',
  'cashAmount',
  'pointAmount',
  'brandPaymentAmount',
] as const;

export const placedDaysTable: DayTable = dayTable('read.order_placed_days', fields);
export const paidDaysTable: DayTable = dayTable('read.order_paid_days', fields);

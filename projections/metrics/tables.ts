import { type DayTable, dayTable } from '../kit/tables/day-table.ts';

/** What began on each day, by brand, product and member: one table for each kind of thing, as a rebuild replaces whole tables. */
export const itemDaysTable: DayTable = dayTable('read.metric_item_days', [
  'requestedCount',
  'canceledCount',
  'deliveredCount',
  'inUseCount',
  'returnedCount',
  'purchasedCount',
  'givenCount',
  'lostCount',
  'postedCount',
  'refusedCount',
]);

export const lookDaysTable: DayTable = dayTable('read.metric_look_days', [
  'contentCount',
  'certifiedCount',
  'rejectedCount',
  'pendingCount',
  'contentScore',
  'pointAmount',
  'brandLikeCount',
]);

export const orderDaysTable: DayTable = dayTable('read.metric_order_days', [
  'orderItemCount',
  'returnCount',
  'salesAmountKrw',
  'salesAmountJpy',
]);

export const useDaysTable: DayTable = dayTable('read.metric_use_days', [
  'lookUseCount',
  'brandPaymentAmountKrw',
  'brandPaymentAmountJpy',
]);

import { type DayTable, dayTable } from '../kit/tables/day-table.ts';

/**
 * What began on each day, in each month and ever, by brand, product and member. Each kind of thing has its own table, as a rebuild
 * replaces whole tables.
 */
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
  'awaitedCount',
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

import { brandPaymentOf } from '#domain/settlements/month-line.ts';
import { dayOf } from '../kit/counters/day-of.ts';
import type { DayPart } from '../kit/counters/day-sums.ts';
import { type Stat, sumsByDay } from '../kit/counters/stat.ts';
import { paidDaysTable, placedDaysTable } from './sum-tables.ts';
import { type OrderRow, ordersTable } from './tables.ts';

type Item = OrderRow['items'][number];

/**
 * The dimension of an item's sums: what lists filter by and rows seldom differ in, with slashes between. It is read by
 * `split_part`: status, payment method, type, currency, whether a return is asked for, whether it came back.
 */
function dimensionOf(
  { paymentMethod, currency }: OrderRow,
  { status, type, returnFault, returnedTime }: Item,
) {
  return [status, paymentMethod, type, currency, returnFault !== null, returnedTime !== null].join('/');
}

/** Sums an order's items on a day under their brand, and under brand 0 for all brands together. */
function partsOn(row: OrderRow, at: string): DayPart[] {
  const day = dayOf(at);
  return row.items.map((item) => {
    const { brandId, originalPrice, salesPrice, commissionRate, itemCash, itemPoint } = item;
    const dimension = dimensionOf(row, item);
    const sums = {
      itemCount: 1,
      originalAmount: originalPrice,
      salesAmount: salesPrice,
      cashAmount: itemCash,
      pointAmount: itemPoint,
      brandPaymentAmount: brandPaymentOf(salesPrice, commissionRate),
    };
    return { places: [0, brandId].map((id) => ({ dimension, brandId: id, day, id })), sums };
  });
}

/** The sums of orders' items by the day on which their order was placed. */
export const orderPlacedDays: Stat<OrderRow> = sumsByDay('order_placed_days', ordersTable, {
  since: 'createdAt',
  keptIn: placedDaysTable,
  parts: (row) => partsOn(row, row.createdAt),
});

/** The same by the day on which their order was paid. */
export const orderPaidDays: Stat<OrderRow> = sumsByDay('order_paid_days', ordersTable, {
  since: 'paidTime',
  keptIn: paidDaysTable,
  parts: (row) => (row.paidTime === null ? [] : partsOn(row, row.paidTime)),
});

import { dayOf } from '../kit/counters/day-of.ts';
import { type Stat, sumsByDay } from '../kit/counters/stat.ts';
import { type OrderRow, ordersTable } from '../orders/tables.ts';
import { inEachDimension } from './places.ts';
import { orderDaysTable } from './tables.ts';

/** The items of orders that were paid once, by the day on which the orders were placed. */
export const metricOrderDays: Stat<OrderRow> = sumsByDay('metric_order_days', ordersTable, {
  since: 'createdAt',
  keptIn: orderDaysTable,
  parts({ items, userId, currency, paidTime, createdAt }) {
    if (paidTime === null) return [];
    return items.map(({ brandId, productId, status, salesPrice, returnedTime }) => {
      const sales = status === 'canceled' ? 0 : salesPrice;
      return {
        places: inEachDimension({ brandId, productId, userId, day: dayOf(createdAt) }),
        sums: {
          orderItemCount: 1,
          returnCount: returnedTime === null ? 0 : 1,
          salesAmountKrw: currency === 'KRW' ? sales : 0,
          salesAmountJpy: currency === 'JPY' ? sales : 0,
        },
      };
    });
  },
});

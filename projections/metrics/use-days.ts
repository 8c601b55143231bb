import { dayOf } from '../kit/counters/day-of.ts';
import { type Stat, sumsByDay } from '../kit/counters/stat.ts';
import { type LookUseRow, lookUsesTable } from '../look-uses/tables.ts';
import { inEachDimension } from './places.ts';
import { useDaysTable } from './tables.ts';

/** The uses that were confirmed, by the day of their request. A use is of a look, so products have none. */
export const metricUseDays: Stat<LookUseRow> = sumsByDay('metric_use_days', lookUsesTable, {
  since: 'createdAt',
  keptIn: useDaysTable,
  parts({ status, brandId, userId, regionId, brandPaymentAmount, createdAt }) {
    if (status !== 'confirmed' && status !== 'Expired') return [];
    const paid = brandPaymentAmount ?? 0;
    const sums = {
      lookUseCount: 1,
      brandPaymentAmountKrw: regionId === 'KOREA' ? paid : 0,
      brandPaymentAmountJpy: regionId === 'JAPAN' ? paid : 0,
    };
    return [{ places: inEachDimension({ brandId, userId, day: dayOf(createdAt) }), sums }];
  },
});

import { dayOf } from '../kit/counters/day-of.ts';
import { dayBuckets } from '../kit/counters/day-sums.ts';
import type { Stat } from '../kit/counters/stat.ts';
import { type LookUseRow, lookUsesTable } from '../look-uses/tables.ts';
import { useDaysTable } from './tables.ts';

/** The uses that were confirmed, by the day of their request. A use is of a look, so products have none. */
export const metricUseDays: Stat<LookUseRow> = {
  name: 'metric_use_days',
  table: lookUsesTable,
  byDay: { since: 'createdAt', keptIn: useDaysTable },
  buckets({ status, brandId, userId, regionId, brandPaymentAmount, createdAt }) {
    if (status !== 'confirmed' && status !== 'Expired') return [];
    const paid = brandPaymentAmount ?? 0;
    const sums = {
      lookUseCount: 1,
      brandPaymentAmountKrw: regionId === 'KOREA' ? paid : 0,
      brandPaymentAmountJpy: regionId === 'JAPAN' ? paid : 0,
    };
    const day = dayOf(createdAt);
    return [
      ...dayBuckets({ dimension: 'brands', brandId, day, id: brandId }, sums),
      ...dayBuckets({ dimension: 'curators', brandId, day, id: userId }, sums),
    ];
  },
};

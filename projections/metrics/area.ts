import type { Area } from '../area.ts';
import { metricItemDays } from './item-days.ts';
import { metricLookDays } from './look-days.ts';
import { metricOrderDays } from './order-days.ts';
import { metricUseDays } from './use-days.ts';

/** The present outcomes of the things that began on each day. */
export const metrics = {
  tables: {},
  projections: [],
  stats: [metricItemDays, metricLookDays, metricOrderDays, metricUseDays],
} satisfies Area;

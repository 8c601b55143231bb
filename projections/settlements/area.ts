import type { Area } from '../area.ts';
import { brandMonthLinesProjection, brandMonthsProjection } from './projection.ts';
import { brandMonthLinesTable, brandMonthsTable } from './tables.ts';

export const settlements = {
  tables: { 'read.brandMonths': brandMonthsTable, 'read.brandMonthLines': brandMonthLinesTable },
  projections: [brandMonthsProjection, brandMonthLinesProjection],
} satisfies Area;

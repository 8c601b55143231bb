import type { Area } from '../area.ts';
import { closedDaysProjection } from './projection.ts';
import { closedDaysTable } from './tables.ts';

export const closedDays = {
  tables: { 'read.closedDays': closedDaysTable },
  projections: [closedDaysProjection],
} satisfies Area;

import type { Area } from '../area.ts';
import { paymentsProjection } from './projection.ts';
import { paymentsTable } from './tables.ts';

export const payments = {
  tables: { 'read.payments': paymentsTable },
  projections: [paymentsProjection],
} satisfies Area;

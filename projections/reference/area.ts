import type { Area } from '../area.ts';
import { referenceProjection } from './projection.ts';
import { referenceTable } from './tables.ts';

export const reference = {
  tables: { 'read.reference': referenceTable },
  projections: [referenceProjection],
} satisfies Area;

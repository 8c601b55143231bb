import type { Area } from '../area.ts';
import { assignmentsProjection } from './projection.ts';
import { assignmentsTable } from './tables.ts';

export const assignments = {
  tables: { 'read.assignments': assignmentsTable },
  projections: [assignmentsProjection],
} satisfies Area;

import type { Area } from '../area.ts';
import { slotsProjection } from './projection.ts';
import { slotsTable } from './tables.ts';

export const slots = {
  tables: { 'read.slots': slotsTable },
  projections: [slotsProjection],
} satisfies Area;

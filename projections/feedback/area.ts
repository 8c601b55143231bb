import type { Area } from '../area.ts';
import { brandFeedbacksProjection } from './projection.ts';
import { brandFeedbacksTable } from './tables.ts';

export const feedback = {
  tables: { 'read.brandFeedbacks': brandFeedbacksTable },
  projections: [brandFeedbacksProjection],
} satisfies Area;

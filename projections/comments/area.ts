import type { Area } from '../area.ts';
import { commentsProjection } from './projection.ts';
import { commentsTable } from './tables.ts';

export const comments = {
  tables: { 'read.comments': commentsTable },
  projections: [commentsProjection],
} satisfies Area;

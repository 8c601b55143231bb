import type { Area } from '../area.ts';
import { likesProjection } from './projection.ts';
import { likesByTarget } from './stats.ts';
import { likesTable } from './tables.ts';

export const likes = {
  tables: { 'read.likes': likesTable },
  projections: [likesProjection],
  stats: [likesByTarget],
} satisfies Area;

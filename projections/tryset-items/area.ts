import type { Area } from '../area.ts';
import { trysetItemsProjection } from './projection.ts';
import { trysetItemsByPostStatus, trysetItemsByStatus, trysetItemsInStretches } from './stats.ts';
import { trysetItemsTable } from './tables.ts';

export const trysetItems = {
  tables: { 'read.trysetItems': trysetItemsTable },
  projections: [trysetItemsProjection],
  stats: [trysetItemsByStatus, trysetItemsByPostStatus, trysetItemsInStretches],
} satisfies Area;

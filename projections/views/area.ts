import type { Area } from '../area.ts';
import { firstViewsProjection } from './first-views.ts';
import { savedViewsProjection } from './saved-views.ts';
import { firstViewsTable, savedViewsTable } from './tables.ts';

export const views = {
  tables: { 'read.savedViews': savedViewsTable, 'read.firstViews': firstViewsTable },
  projections: [savedViewsProjection, firstViewsProjection],
} satisfies Area;

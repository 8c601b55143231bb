import type { Area } from '../area.ts';
import { firstViewsProjection } from './first-views.ts';
import { pinnedViewsProjection } from './pinned-views.ts';
import { savedViewsProjection } from './saved-views.ts';
import { firstViewsTable, pinnedViewsTable, savedViewsTable } from './tables.ts';

export const views = {
  tables: {
    'read.savedViews': savedViewsTable,
    'read.firstViews': firstViewsTable,
    'read.pinnedViews': pinnedViewsTable,
  },
  projections: [savedViewsProjection, firstViewsProjection, pinnedViewsProjection],
} satisfies Area;

import type { Area } from '../area.ts';
import { looksDecidedAgain, looksDecidedByDay, looksPostedByDay } from './days.ts';
import { looksByFacet } from './facets.ts';
import { lookCountersTable, looksByLink, looksByMember } from './own-counters.ts';
import { brandsOfLook, itemsOfLook } from './parts-of-look.ts';
import { looksProjection } from './projection.ts';
import { contentScores, looksByStatus } from './stats.ts';
import { lookBrandsTable, lookItemsTable, looksTable } from './tables.ts';

export const looks = {
  tables: {
    'read.looks': looksTable,
    'read.lookItems': lookItemsTable,
    'read.lookBrands': lookBrandsTable,
    'read.lookCounters': lookCountersTable,
  },
  projections: [looksProjection],
  derived: [itemsOfLook, brandsOfLook],
  stats: [
    looksByStatus,
    contentScores,
    looksByFacet,
    looksByLink,
    looksByMember,
    looksPostedByDay,
    looksDecidedByDay,
    looksDecidedAgain,
  ],
} satisfies Area;

import type { Area } from '../area.ts';
import { brandsOfTryset } from './brands-of-tryset.ts';
import { itemsOfTryset } from './items-of-tryset.ts';
import { trysetsProjection } from './projection.ts';
import { recipientsProjection } from './recipients.ts';
import { trysetsByStatus, trysetsInStretches } from './stats.ts';
import { trysetBrandsTable, trysetsTable } from './tables.ts';

export const trysets = {
  tables: { 'read.trysets': trysetsTable, 'read.trysetBrands': trysetBrandsTable },
  projections: [trysetsProjection],
  personalData: [recipientsProjection],
  rollups: [itemsOfTryset],
  derived: [brandsOfTryset],
  stats: [trysetsByStatus, trysetsInStretches],
} satisfies Area;

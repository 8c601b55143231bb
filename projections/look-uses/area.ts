import type { Area } from '../area.ts';
import { lookUsePricesProjection } from './prices.ts';
import { lookUsesProjection } from './projection.ts';
import { lookUsePricesTable, lookUsesTable } from './tables.ts';

export const lookUses = {
  tables: { 'read.lookUses': lookUsesTable, 'read.lookUsePrices': lookUsePricesTable },
  projections: [lookUsesProjection, lookUsePricesProjection],
} satisfies Area;

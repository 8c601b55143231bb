import type { Area } from '../area.ts';
import { stocktakeLinesProjection } from './lines.ts';
import { stocktakesProjection } from './stocktakes.ts';
import { stocktakeLinesTable, stocktakesTable } from './tables.ts';

export const stocktakes = {
  tables: { 'read.stocktakes': stocktakesTable, 'read.stocktakeLines': stocktakeLinesTable },
  projections: [stocktakesProjection, stocktakeLinesProjection],
} satisfies Area;

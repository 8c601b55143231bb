import type { Area } from '../area.ts';
import { pointAccountsProjection, pointMovesProjection } from './projection.ts';
import { pointAccountsTable, pointMovesTable } from './tables.ts';

export const points = {
  tables: { 'read.pointAccounts': pointAccountsTable, 'read.pointMoves': pointMovesTable },
  projections: [pointAccountsProjection, pointMovesProjection],
} satisfies Area;

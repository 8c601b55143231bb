import type { Area } from '../area.ts';
import { pointPoliciesProjection, pointPoliciesTable } from './policy.ts';
import { pointAccountsProjection, pointMovesProjection } from './projection.ts';
import { pointAccountsTable, pointMovesTable } from './tables.ts';

export const points = {
  tables: {
    'read.pointAccounts': pointAccountsTable,
    'read.pointMoves': pointMovesTable,
    'read.pointPolicies': pointPoliciesTable,
  },
  projections: [pointAccountsProjection, pointMovesProjection, pointPoliciesProjection],
} satisfies Area;

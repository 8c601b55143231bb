import type { Area } from '../area.ts';
import { payoutLinesProjection, payoutPoliciesProjection, payoutsProjection } from './projection.ts';
import { payoutLinesTable, payoutPoliciesTable, payoutsTable } from './tables.ts';

export const payouts = {
  tables: {
    'read.payouts': payoutsTable,
    'read.payoutLines': payoutLinesTable,
    'read.payoutPolicies': payoutPoliciesTable,
  },
  projections: [payoutsProjection, payoutLinesProjection, payoutPoliciesProjection],
} satisfies Area;

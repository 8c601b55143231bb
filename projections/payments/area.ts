import type { Area } from '../area.ts';
import { paymentsProjection } from './projection.ts';
import { paymentsTable } from './tables.ts';
import { taxPoliciesProjection, taxPoliciesTable } from './tax-policy.ts';

export const payments = {
  tables: { 'read.payments': paymentsTable, 'read.taxPolicies': taxPoliciesTable },
  projections: [paymentsProjection, taxPoliciesProjection],
} satisfies Area;

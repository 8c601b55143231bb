import type { MemberPlanFields } from '#domain/member-plans/member-plan.ts';
import type { PricesFrom } from '#domain/plan-prices.ts';
import { type RecordRow, recordTable } from '../kit/records.ts';

type PlanColumns = MemberPlanFields & { prices: readonly PricesFrom[] };
export type MemberPlanRow = RecordRow<PlanColumns>;

export const memberPlansTable = recordTable<PlanColumns>('read.member_plans', {
  name: 'text',
  type: 'text',
  planType: 'text',
  price: 'jsonb',
  prices: 'jsonb',
  months: 'integer',
  maxClosetLimit: 'integer',
  maxItemsLimit: 'integer',
  maxItemsPerTry: 'integer',
  concurrencyAmount: 'integer',
  defaultRechargingFlag: 'boolean',
  isActive: 'boolean',
  canChange: 'boolean',
});

import type { BrandPlanFields } from '#domain/brand-plans/brand-plan.ts';
import type { PricesFrom } from '#domain/plan-prices.ts';
import { type RecordRow, recordTable } from '../kit/records.ts';

type PlanColumns = BrandPlanFields & { prices: readonly PricesFrom[] };
export type BrandPlanRow = RecordRow<PlanColumns>;

export const brandPlansTable = recordTable<PlanColumns>('read.brand_plans', {
  displayName: 'text',
  internalName: 'text',
  subscriptionType: 'text',
  price: 'jsonb',
  prices: 'jsonb',
  months: 'integer',
  maxSkuAmount: 'integer',
  maxItemsPerSku: 'integer',
  guaranteedContentScore: 'integer',
  isRegramAble: 'boolean',
  isActive: 'boolean',
});

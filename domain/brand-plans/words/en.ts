import type { FieldNames } from '../../words/field-names.ts';
import type { BrandPlan } from '../brand-plan.ts';
import type { PlanTerms } from '../plan-terms.ts';

export const brandPlanWords = {
  id: 'No.',
  planId: 'Plan',
  status: 'Status',
  displayName: 'Name',
  internalName: 'Internal name',
  subscriptionType: 'Type',
  price: 'Price',
  prices: 'Prices by start',
  currency: 'Currency',
  months: 'Months per period',
  maxSkuAmount: 'Products at most',
  maxItemsPerSku: 'Garments of a product at most',
  guaranteedContentScore: 'Guaranteed content score',
  isRegramAble: 'Regrams allowed',
  isActive: 'On offer',
  createdTime: 'Added',
  updatedTime: 'Last change',
} as const satisfies FieldNames<BrandPlan | PlanTerms>;

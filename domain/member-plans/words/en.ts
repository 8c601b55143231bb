import type { FieldNames } from '../../words/field-names.ts';
import type { MemberPlan } from '../member-plan.ts';
import type { MemberPlanTerms } from '../plan-terms.ts';

export const memberPlanWords = {
  id: 'No.',
  memberPlanId: 'Plan',
  status: 'Status',
  name: 'Name',
  type: 'Length',
  planType: 'Type',
  price: 'Price',
  prices: 'Prices by start',
  currency: 'Currency',
  months: 'Months per period',
  limits: 'Limits',
  maxClosetLimit: 'Trysets per period at most',
  maxItemsLimit: 'Items per period at most',
  maxItemsPerTry: 'Items per tryset at most',
  concurrencyAmount: 'Trysets at once at most',
  defaultRechargingFlag: 'New tickets renew',
  isActive: 'On offer',
  canChange: 'Next plan can be changed',
  createdTime: 'Added',
  updatedTime: 'Last change',
} as const satisfies FieldNames<MemberPlan | MemberPlanTerms>;

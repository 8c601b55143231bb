import type { BrandPlanEvent } from '#domain/brand-plans/brand-plan.ts';
import { brandPlanWords } from '#domain/brand-plans/words/en.ts';
import { words } from '#domain/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

const brandPlan = {
  fields: brandPlanWords,
  type: words.subscriptionType,
  stored: { active: 'Not retired', retired: 'Retired' },
  status: { onOffer: 'On offer', offOffer: 'Not on offer', retired: 'Retired' },
  isSo: words.isSo,
  when: { former: 'Former', present: 'Now', coming: 'Coming' },
  priceIn: { KOREA: 'Price (KRW)', JAPAN: 'Price (JPY)' },
  priceHelp: 'Includes tax. 0 is free; leave it empty where the plan is not sold.',
  priceNote: 'A new price applies to periods that start in 30 days or later. The brands get a mail.',
  emptyLimit: 'Leave it empty for no limit.',
  noLimit: 'No limit',
  columns: { months: 'Months', products: 'Products', brands: 'Brands' },
  search: 'Name of the plan',
  create: 'Add a plan',
  createText: 'Brands can choose the plan at once if it is on offer.',
  retire: 'Retire the plan',
  retireText: 'No brand can choose {{name}} any more. Brands that have it keep it: {{amount}}.',
  periodsFrom: 'Periods that start',
  always: 'Always',
  until: 'until {{day}}',
  noBrands: 'No brand has this plan now.',
  sections: { plan: 'Plan', brands: 'Brands on this plan' },
} as const;

export const texts = { brandPlan } as const;

export const rooms = { plans: 'Plans', planCreate: 'Add a plan', plan: 'Plan' } as const;

export const history = {
  categories: { brand_plan: 'Brand plan' },
  categoryWithId: { brand_plan: 'Brand plan {{id}}' },
  event: {
    BrandPlanRegistered: 'Plan was added: {{displayName}}.',
    BrandPlanRevised: 'Plan was revised.',
    BrandPlanRetired: 'Plan was retired.',
  } as const satisfies EventTexts<BrandPlanEvent>,
  fieldOf: { brand_plan: brandPlanWords },
} as const;

export const replay = {
  entities: { brand_plan: 'Brand plan' },
  projection: { brand_plans: 'Brand plans' },
} as const;

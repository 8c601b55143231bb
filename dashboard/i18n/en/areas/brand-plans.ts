import type { BrandPlanEvent } from '#domain/brand-plans/brand-plan.ts';
import { brandPlanWords } from '#domain/brand-plans/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

export const texts = {} as const;

export const rooms = {} as const;

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

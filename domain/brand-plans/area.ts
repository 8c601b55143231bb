import type { Area } from '../area.ts';

export const brandPlansArea = {
  kinds: ['brand_plan'],
  references: { planId: 'brand_plan', nextPlanId: 'brand_plan' },
  referencesOf: {},
  persons: [],
  upcasters: {},
} as const satisfies Area;

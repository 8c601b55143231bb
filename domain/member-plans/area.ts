import type { Area } from '../area.ts';

export const memberPlansArea = {
  kinds: ['member_plan'],
  references: { memberPlanId: 'member_plan', nextMemberPlanId: 'member_plan' },
  referencesOf: {},
  persons: [],
  upcasters: {},
} as const satisfies Area;

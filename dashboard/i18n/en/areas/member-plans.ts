import type { MemberPlanEvent } from '#domain/member-plans/member-plan.ts';
import { memberPlanWords } from '#domain/member-plans/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

export const texts = {} as const;

export const rooms = {} as const;

export const history = {
  categories: {
    member_plan: 'Member plan',
  },
  categoryWithId: {
    member_plan: 'Member plan {{id}}',
  },
  event: {
    MemberPlanRegistered: 'Plan was added: {{name}}.',
    MemberPlanRevised: 'Plan was revised.',
    MemberPlanRetired: 'Plan was retired.',
  } as const satisfies EventTexts<MemberPlanEvent>,
  fieldOf: { member_plan: memberPlanWords },
} as const;

export const replay = { projection: {} } as const;

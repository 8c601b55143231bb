import type { MemberPlanEvent } from '#domain/member-plans/member-plan.ts';
import { memberPlanWords } from '#domain/member-plans/words/en.ts';
import { words } from '#domain/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

const memberPlan = {
  fields: memberPlanWords,
  type: words.memberPlanType,
  length: words.memberPlanLength,
  create: 'Add a member plan',
  createText: 'Members can sign up for the plan at once if it is on offer.',
  priceNote: 'A new price applies to tickets that start in 30 days or later.',
  retire: 'Retire the plan',
  retireText: 'No member can choose {{name}} any more. Live tickets of it still renew: {{amount}}.',
  columns: { trysets: 'Trysets', items: 'Items', users: 'Members' },
  sections: { plan: 'Terms of the plan' },
  refused: {
    unknown: 'There is no such plan.',
    not_on_offer: 'The plan is no longer on offer. Choose another one.',
    not_sold: 'The plan is not sold in the region of this member. Choose another one.',
  },
} as const;

export const texts = { memberPlan } as const;

export const rooms = {
  memberPlans: 'Member plans',
  memberPlanCreate: 'Add a member plan',
  memberPlan: 'Member plan',
} as const;

export const history = {
  categories: {
    member_plan: 'Member plan',
  },
  categoryWithId: {
    member_plan: 'Member plan {{id}}',
  },
  event: {
    MemberPlanRegistered: 'Member plan was added: {{name}}.',
    MemberPlanRevised: 'Member plan was revised.',
    MemberPlanRetired: 'Member plan was retired.',
  } as const satisfies EventTexts<MemberPlanEvent>,
  fieldOf: { member_plan: memberPlanWords },
} as const;

export const replay = {
  entities: { member_plan: 'Member plan' },
  projection: { member_plans: 'Member plans' },
} as const;

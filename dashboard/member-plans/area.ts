import { memberPlansPath, memberPlansRoom } from '../brand-plans/paths.ts';
import type { Area } from '../kit/areas/area.ts';
import { listTexts, livedTexts } from '../room-texts.ts';

const texts = [...livedTexts, 'forms', 'brand-plans', 'member-plans', 'user-tickets'] as const;
const ofPlans = { access: 'staff', section: 'money', under: 'plans' } as const;

/** The plans that members can sign up for. */
export const memberPlans: Area = {
  rooms: [
    {
      ...ofPlans,
      name: 'memberPlans',
      path: memberPlansRoom,
      page: {
        texts: [...listTexts, 'brand-plans', 'member-plans'],
        load: () => import('./member-plans-page.tsx').then((m) => m.MemberPlansPage),
      },
    },
    {
      ...ofPlans,
      name: 'memberPlanCreate',
      path: `${memberPlansRoom}/create`,
      staff: 'owner',
      isAction: true,
      page: {
        texts,
        load: () => import('./member-plan-create-page.tsx').then((m) => m.MemberPlanCreatePage),
      },
    },
    {
      ...ofPlans,
      name: 'memberPlan',
      path: `${memberPlansRoom}/:id`,
      page: { texts, load: () => import('./member-plan-page.tsx').then((m) => m.MemberPlanPage) },
    },
  ],
  kinds: {
    member_plan: {
      page: (id) => `${memberPlansRoom}/${id}`,
      hasPast: true,
      lookup: () => import('./member-plan-lookup.ts').then((m) => m.memberPlanLookup),
    },
  },
  followed: [{ path: memberPlansPath, kind: 'member_plan', also: ['user_ticket'] }],
};

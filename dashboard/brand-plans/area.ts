import type { Area } from '../kit/areas/area.ts';
import { listTexts, livedTexts } from '../room-texts.ts';
import { plansPath, plansRoom } from './paths.ts';

const texts = [...livedTexts, 'forms', 'brand-plans', 'brand-subscriptions'] as const;

/** The plans that brands can subscribe to. */
export const brandPlans: Area = {
  rooms: [
    {
      name: 'plans',
      path: plansRoom,
      access: 'staff',
      section: 'money',
      place: 1,
      icon: 'plan',
      page: {
        texts: [...listTexts, 'brand-plans'],
        load: () => import('./plans-page.tsx').then((m) => m.PlansPage),
      },
    },
    {
      name: 'planCreate',
      path: `${plansRoom}/create`,
      access: 'staff',
      staff: 'owner',
      section: 'money',
      under: 'plans',
      isAction: true,
      page: { texts, load: () => import('./plan-create-page.tsx').then((m) => m.PlanCreatePage) },
    },
    {
      name: 'plan',
      path: `${plansRoom}/:id`,
      access: 'staff',
      section: 'money',
      under: 'plans',
      page: { texts, load: () => import('./plan-page.tsx').then((m) => m.PlanPage) },
    },
  ],
  kinds: { brand_plan: { page: (id) => `${plansRoom}/${id}`, hasPast: true } },
  followed: [{ path: plansPath, kind: 'brand_plan', also: ['brand_subscription'] }],
};

import type { Area } from '../kit/areas/area.ts';
import { detailTexts } from '../room-texts.ts';

/** Points, shown on the page and in the history of a member, and the point policy for looks. */
export const points: Area = {
  rooms: [
    {
      name: 'pointPolicy',
      path: '/point-policy',
      access: 'staff',
      section: 'people',
      under: 'users',
      page: {
        texts: [...detailTexts, 'forms', 'members', 'points'],
        load: () => import('./policy-page.tsx').then((m) => m.PointPolicyPage),
      },
    },
  ],
  fieldsOfCodes: {
    'point_account.not_enough': 'delta',
    'point_account.out_of_range': 'delta',
    'point_account.refund_too_high': 'amount',
  },
};

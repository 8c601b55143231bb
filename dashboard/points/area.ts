import type { Area } from '../kit/areas/area.ts';
import { detailTexts } from '../room-texts.ts';

/** What members hold: a part of their page, and of their history; and what looks earn. */
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
  words: { codes: { pointReason: 'points.reason' } },
  fieldsOfCodes: { 'point_account.not_enough': 'delta', 'point_account.out_of_range': 'delta' },
};

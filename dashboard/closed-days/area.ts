import type { Area } from '../kit/areas/area.ts';
import { detailTexts } from '../room-texts.ts';

/** The days on which the house neither delivers nor picks up. */
export const closedDays: Area = {
  rooms: [
    {
      name: 'closedDays',
      path: '/closed-days',
      access: 'staff',
      section: 'logistics',
      place: 8,
      icon: 'closedDay',
      page: {
        texts: [...detailTexts, 'forms', 'closed-days'],
        load: () => import('./closed-days-page.tsx').then((m) => m.ClosedDaysPage),
      },
    },
  ],
  kinds: { closed_day: {} },
  followed: [{ path: '/v1/closed-days', kind: 'closed_day_register' }],
  fieldsOfCodes: {
    'closed_day.past': 'day',
    'closed_day.range_invalid': 'to_day',
    'closed_day.range_too_large': 'to_day',
  },
};

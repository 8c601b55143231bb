import type { Area } from '../kit/areas/area.ts';
import { listTexts } from '../room-texts.ts';

/** The catalog of the dashboard's components in every state, for developers. */
export const design: Area = {
  rooms: [
    {
      name: 'design',
      path: '/design',
      access: 'staff',
      section: 'support',
      page: {
        texts: [...listTexts, 'actions', 'detail', 'design'],
        load: () => import('./design-page.tsx').then((m) => m.DesignPage),
      },
    },
  ],
};

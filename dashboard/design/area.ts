import type { Area } from '../kit/areas/area.ts';
import { listTexts } from '../room-texts.ts';

/** What all rooms are made of, in every state: for whoever builds one. */
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

import type { Area } from '../kit/areas/area.ts';
import { detailTexts, listTexts } from '../room-texts.ts';

/** Out-stock: garments that return to their brands, by stage. */
export const outManagement: Area = {
  rooms: [
    {
      name: 'outManagement',
      path: '/out-management',
      access: 'shell',
      section: 'logistics',
      place: 5,
      icon: 'out',
      page: {
        texts: [...listTexts, 'actions', 'history', 'labels', 'out-management', 'stock', 'tryset-items'],
        load: () => import('./out-page.tsx').then((m) => m.OutPage),
      },
    },
    {
      name: 'takeBack',
      path: '/brands/:id/take-back',
      access: 'shell',
      section: 'brands',
      under: 'brand',
      page: {
        texts: [...detailTexts, 'forms', 'brands', 'stock'],
        load: () => import('./take-back-page.tsx').then((m) => m.TakeBackPage),
      },
    },
  ],
};

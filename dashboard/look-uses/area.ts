import type { Area } from '../kit/areas/area.ts';
import { listTexts, livedTexts } from '../room-texts.ts';
import { lookUseTones } from './look-use-tones.ts';
import { lookUseMonthsRoom, lookUsesPath, lookUsesRoom } from './paths.ts';

/** The uses of looks that brands ask for. */
export const lookUses: Area = {
  rooms: [
    {
      name: 'lookUses',
      path: lookUsesRoom,
      access: 'shell',
      section: 'content',
      place: 3,
      icon: 'lookUse',
      page: {
        texts: [...listTexts, 'look-uses'],
        load: () => import('./look-uses-page.tsx').then((m) => m.LookUsesPage),
      },
    },
    {
      name: 'lookUseMonths',
      path: lookUseMonthsRoom,
      access: 'shell',
      section: 'content',
      under: 'lookUses',
      page: {
        texts: [...listTexts, 'look-uses', 'settlements'],
        load: () => import('./look-use-months-page.tsx').then((m) => m.LookUseMonthsPage),
      },
    },
    {
      name: 'lookUse',
      path: `${lookUsesRoom}/:id`,
      access: 'shell',
      section: 'content',
      under: 'lookUses',
      page: {
        texts: [...livedTexts, 'forms', 'look-uses'],
        load: () => import('./look-use-page.tsx').then((m) => m.LookUsePage),
      },
    },
  ],
  kinds: {
    look_use: {
      page: (id) => `${lookUsesRoom}/${id}`,
      hasPast: true,
      statuses: 'lookUse.status',
      tones: lookUseTones,
      calledBy: 'number',
    },
  },
  followed: [{ path: lookUsesPath, kind: 'look_use', isTold: true }],
};

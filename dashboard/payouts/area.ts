import type { Area } from '../kit/areas/area.ts';
import { listTexts, livedTexts } from '../room-texts.ts';
import { payoutRoom, payoutsPath, payoutsRoom } from './paths.ts';
import { payoutTones } from './payout-tones.ts';

/** The payouts of members' cash, one a country and month. */
export const payouts: Area = {
  rooms: [
    {
      name: 'payouts',
      path: payoutsRoom,
      access: 'staff',
      section: 'money',
      place: 4,
      icon: 'payout',
      page: {
        texts: [...listTexts, 'forms', 'payouts'],
        load: () => import('./payouts-page.tsx').then((m) => m.PayoutsPage),
      },
    },
    {
      name: 'payout',
      path: `${payoutsRoom}/:id`,
      access: 'staff',
      section: 'money',
      under: 'payouts',
      page: {
        texts: [...livedTexts, 'forms', 'payouts'],
        load: () => import('./payout-page.tsx').then((m) => m.PayoutPage),
      },
    },
  ],
  kinds: {
    payout: {
      page: payoutRoom,
      hasPast: true,
      statuses: 'payout.status',
      tones: payoutTones,
      calledBy: 'number',
    },
  },
  followed: [{ path: payoutsPath, kind: 'payout', also: ['user'] }],
};

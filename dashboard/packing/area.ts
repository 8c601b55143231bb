import type { Area } from '../kit/areas/area.ts';
import { packingDesk, pastedParcels } from './paths.ts';

/** The packing desk: people scan the garments of each parcel and give it its number. */
export const packing: Area = {
  rooms: [
    {
      name: 'shipParcels',
      path: packingDesk,
      access: 'shell',
      section: 'logistics',
      under: 'trysetSendList',
      isAction: true,
      page: {
        texts: [
          'actions',
          'camera',
          'check-in',
          'couriers',
          'labels',
          'lists',
          'packing',
          'stock',
          'tryset-items',
        ],
        load: () => import('./packing-page.tsx').then((m) => m.PackingPage),
      },
    },
    {
      name: 'pasteParcels',
      path: pastedParcels,
      access: 'shell',
      section: 'logistics',
      under: 'trysetSendList',
      isAction: true,
      page: {
        texts: ['actions', 'couriers', 'packing', 'parcels', 'tryset-items'],
        load: () => import('./pasted-page.tsx').then((m) => m.PastedPage),
      },
    },
  ],
};

import type { Area } from '../kit/areas/area.ts';
import { listTexts, livedTexts } from '../room-texts.ts';
import { stocktakesPath, stocktakesRoom } from './paths.ts';
import { stocktakeTones } from './stocktake-tones.ts';

/** Stocktakes: staff scan the garments of a sector or a cell, and compare them with the register. */
export const stocktakes: Area = {
  rooms: [
    {
      name: 'stocktakes',
      path: stocktakesRoom,
      access: 'staff',
      section: 'logistics',
      place: 9,
      icon: 'stocktake',
      page: {
        texts: [...listTexts, 'forms', 'stocktakes'],
        load: () => import('./stocktakes-page.tsx').then((m) => m.StocktakesPage),
      },
    },
    {
      name: 'stocktake',
      path: `${stocktakesRoom}/:id`,
      access: 'staff',
      section: 'logistics',
      under: 'stocktakes',
      page: {
        texts: [...livedTexts, 'camera', 'check-in', 'forms', 'stocktakes'],
        load: () => import('./stocktake-page.tsx').then((m) => m.StocktakePage),
      },
    },
  ],
  kinds: {
    stocktake: {
      page: (id) => `${stocktakesRoom}/${id}`,
      hasPast: true,
      statuses: 'stocktake.status',
      tones: stocktakeTones,
      calledBy: 'number',
    },
  },
  followed: [{ path: stocktakesPath, kind: 'stocktake' }],
  fieldsOfCodes: { 'stocktake.place_unknown': 'sector_code', 'stocktake.too_large': 'cell_code' },
};

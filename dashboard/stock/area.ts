import type { Area } from '../kit/areas/area.ts';
import { listTexts, livedTexts } from '../room-texts.ts';
import { stockTones } from './stock-tones.ts';

/** Stock items, which are single garments: their place, holder and actions. */
export const stock: Area = {
  rooms: [
    {
      name: 'stocks',
      path: '/stocks',
      access: 'shell',
      section: 'logistics',
      place: 3,
      icon: 'garment',
      page: {
        texts: [...listTexts, 'stock'],
        load: () => import('./stocks-page.tsx').then((m) => m.StocksPage),
      },
    },
    {
      name: 'stock',
      path: '/stocks/:stockId',
      access: 'shell',
      section: 'logistics',
      under: 'stocks',
      page: {
        texts: [...livedTexts, 'forms', 'labels'],
        load: () => import('./stock-page.tsx').then((m) => m.StockPage),
      },
    },
    {
      name: 'reimbursements',
      path: '/reimbursements',
      access: 'shell',
      section: 'money',
      place: 6,
      icon: 'reimbursement',
      page: {
        texts: [...listTexts, 'stock'],
        load: () => import('./reimbursements/reimbursements-page.tsx').then((m) => m.ReimbursementsPage),
      },
    },
  ],
  kinds: {
    stock_item: {
      page: (id) => `/stocks/${id}`,
      hasPast: true,
      tone: 'back',
      statuses: 'stockItem.status',
      meanings: 'meanings.stockItem',
      tones: stockTones,
    },
  },
  followed: [{ path: '/v1/stocks', kind: 'stock_item', isTold: true }],
  finder: () => import('./stock-finder.ts').then((m) => m.stockFinder),
  fieldsOfCodes: { 'claim.stock_code_taken': 'code', 'stock_item.code_invalid': 'code' },
};

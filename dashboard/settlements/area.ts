import type { Area } from '../kit/areas/area.ts';
import { detailTexts, listTexts, livedTexts } from '../room-texts.ts';
import { monthTones } from './month-tones.ts';
import {
  houseRoom,
  monthsPath,
  settlementRoom,
  settlementsRoom,
  taxInvoicesPath,
  taxInvoicesRoom,
} from './paths.ts';

/** The months of brands: what the shop sold for them, and what they owe for uses of posts; and the house that settles. */
export const settlements: Area = {
  rooms: [
    {
      name: 'settlements',
      path: settlementsRoom,
      access: 'shell',
      section: 'money',
      place: 3,
      icon: 'settlement',
      page: {
        texts: [...listTexts, 'settlements'],
        load: () => import('./settlements-page.tsx').then((m) => m.SettlementsPage),
      },
    },
    {
      name: 'settlement',
      path: `${settlementsRoom}/:id`,
      access: 'shell',
      section: 'money',
      under: 'settlements',
      page: {
        texts: [...livedTexts, 'forms', 'settlements', 'brand-subscriptions'],
        load: () => import('./settlement-page.tsx').then((m) => m.SettlementPage),
      },
    },
    {
      name: 'taxInvoices',
      path: taxInvoicesRoom,
      access: 'shell',
      section: 'money',
      under: 'settlements',
      page: {
        texts: [...listTexts, 'actions', 'forms', 'settlements', 'brand-invoices'],
        load: () => import('./tax-invoices-page.tsx').then((m) => m.TaxInvoicesPage),
      },
    },
    {
      name: 'house',
      path: houseRoom,
      access: 'staff',
      section: 'money',
      under: 'settlements',
      page: {
        texts: [...detailTexts, 'forms', 'settlements'],
        load: () => import('./house-page.tsx').then((m) => m.HousePage),
      },
    },
  ],
  kinds: {
    brand_month: {
      page: settlementRoom,
      hasPast: true,
      statuses: 'settlement.status',
      tones: monthTones,
    },
  },
  followed: [
    { path: monthsPath, kind: 'brand_month', also: ['brand_invoice'] },
    { path: taxInvoicesPath, kind: 'brand_month', also: ['brand_invoice'] },
  ],
};

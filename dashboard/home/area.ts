import { withTexts } from '../i18n/i18n.ts';
import type { Area } from '../kit/areas/area.ts';
import { detailTexts } from '../room-texts.ts';

/** Home: the work that waits for the person, and the changes since their last visit. */
export const home: Area = {
  rooms: [
    {
      name: 'home',
      path: '/dashboard',
      access: 'shell',
      section: 'logistics',
      place: 0,
      icon: 'home',
      page: {
        texts: [...detailTexts, 'home', 'queues', 'brands', 'members', 'products', 'trysets'],
        load: () => import('./home-page.tsx').then((m) => m.HomePage),
      },
    },
  ],
  waiting: () => withTexts(['queues'], () => import('./wait-count.tsx').then((m) => m.WaitCount)),
  followed: [
    {
      path: '/v1/home',
      also: [
        'tryset',
        'tryset_item',
        'stock_item',
        'product',
        'look',
        'look_use',
        'brand_event',
        'brand',
        'user',
        'payment',
        'order',
        'user_ticket',
        'support_ticket',
      ],
    },
    // Every tab shows the counts in the menu. They are polled, as refetching after each event would be too often.
    { path: '/v1/home/counts' },
    { path: '/v1/reactions/failures', also: ['tryset', 'tryset_item', 'stock_item'] },
    { path: '/v1/outside-calls/failures', also: ['look'] },
    {
      path: '/v1/home/changes',
      also: ['tryset', 'tryset_item', 'stock_item', 'product', 'brand', 'user'],
    },
  ],
};

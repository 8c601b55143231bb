import type { Area } from '../kit/areas/area.ts';
import type { Room } from '../kit/areas/room.ts';

const dashboard = {
  name: 'dashboard',
  path: '/dashboard',
  access: 'shell',
  section: 'figures',
  page: {
    texts: ['lists', 'stock', 'figures'],
    load: () => import('./figures-page.tsx').then((m) => m.FiguresPage),
  },
} as const satisfies Room;

/** How things stand, and what happened in a period. */
export const figures: Area = {
  rooms: [
    { ...dashboard, place: 1, icon: 'chart' },
    { ...dashboard, path: '/dashboard/:id' },
  ],
  followed: [{ path: '/v1/figures', also: ['tryset', 'tryset_item', 'stock_item'] }],
};

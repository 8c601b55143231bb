import type { Area } from '../kit/areas/area.ts';
import type { Room } from '../kit/areas/room.ts';

const room = {
  name: 'figures',
  path: '/dashboard/figures',
  access: 'shell',
  section: 'figures',
  page: {
    texts: ['lists', 'stock', 'figures', 'metrics'],
    load: () => import('./figures-page.tsx').then((m) => m.FiguresPage),
  },
} as const satisfies Room;

/** Current counts, and the counts of a period. */
export const figures: Area = {
  rooms: [
    { ...room, place: 1, icon: 'chart' },
    { ...room, path: '/dashboard/:id' },
  ],
  followed: [
    { path: '/v1/figures', also: ['tryset', 'tryset_item', 'stock_item', 'look'] },
    { path: '/v1/metrics', also: ['tryset_item', 'look', 'order', 'look_use'] },
  ],
};

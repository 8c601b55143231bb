import type { Area } from '../kit/areas/area.ts';

/** What others told the person: where they were mentioned, and what they were given to see to. */
export const notifications: Area = {
  bar: () => import('./bell.tsx').then((m) => m.Bell),
  followed: [{ path: '/v1/notifications', also: ['tryset', 'tryset_item', 'stock_item', 'product'] }],
};

import type { Area } from '../kit/areas/area.ts';

/** Notifications: a person was mentioned or assigned. */
export const notifications: Area = {
  bar: () => import('./bell.tsx').then((m) => m.Bell),
  followed: [{ path: '/v1/notifications', also: ['tryset', 'tryset_item', 'stock_item', 'product'] }],
};

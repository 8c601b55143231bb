import type { Area } from '../kit/areas/area.ts';

/** Assignments, shown on the pages of entities, in their histories and on the home page. */
export const assignments: Area = {
  followed: [{ path: '/v1/assignments', also: ['tryset', 'tryset_item', 'stock_item', 'product'] }],
};

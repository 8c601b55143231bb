import { trysetTransitions } from '#domain/trysets/tryset-transitions.ts';
import type { WriteArea } from '../area.ts';
import { trysetRoutes } from './routes.ts';

export const trysetsArea: WriteArea = {
  routes: trysetRoutes,
  tables: {
    tryset: trysetTransitions,
  },
  reads: {
    brand_admin: ['tryset'],
    user: ['tryset'],
  },
  own: [{ file: 'trysets', path: '/v2/trysets' }],
};

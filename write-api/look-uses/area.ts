import { lookUsePriceTransitions } from '#domain/look-uses/price-policy.ts';
import { lookUseTransitions } from '#domain/look-uses/use-transitions.ts';
import type { WriteArea } from '../area.ts';
import { liveUseIndex } from '../live-look-uses.ts';
import { lookUsePriceRoutes } from './price-routes.ts';
import { lookUseRoutes } from './routes.ts';

export const lookUsesArea: WriteArea = {
  routes(app, deps) {
    lookUseRoutes(app, deps);
    lookUsePriceRoutes(app, deps);
  },
  tables: { look_use: lookUseTransitions, look_use_price: lookUsePriceTransitions },
  reads: { brand_admin: ['look_use'], user: ['look_use'] },
  own: [{ file: 'look-uses', path: '/v1/look-uses' }],
  indexers: [liveUseIndex],
};

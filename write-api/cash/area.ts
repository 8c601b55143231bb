import { cashTransitions } from '#domain/cash/cash-transitions.ts';
import type { WriteArea } from '../area.ts';
import { cashOwnerIndex } from '../cash-owners.ts';
import { cashRoutes } from './routes.ts';

export const cashArea: WriteArea = {
  routes: cashRoutes,
  tables: { cash_account: cashTransitions },
  reads: { user: ['cash_account'] },
  own: [
    { file: 'cash', path: '/v1/cash-entries' },
    { file: 'payouts', path: '/v1/payout-lines' },
  ],
  indexers: [cashOwnerIndex],
};

import { payout } from '#domain/payouts/payout.ts';
import { payoutPolicy } from '#domain/payouts/payout-policy.ts';
import type { Area } from '../kit/area.ts';
import { fold } from '../kit/history/fold.ts';
import { payoutPast, payoutsThen } from './past.ts';
import { payoutPolicyRoutes } from './policy.ts';
import { payoutRoutes } from './routes.ts';

export const payouts: Area = {
  routes: [payoutRoutes, payoutPolicyRoutes],
  streams: {
    payout: {
      fold: fold(payout.initial, payout.evolve),
      isFilter: true,
      field: 'payoutId',
      housekeeping: ['PayoutDraftExpired'],
    },
    payout_policy: { fold: fold(payoutPolicy.initial, payoutPolicy.evolve) },
  },
  past: payoutPast,
  rowsThen: payoutsThen,
};

import { payoutPolicyTransitions } from '#domain/payouts/payout-policy.ts';
import { payoutTransitions } from '#domain/payouts/payout-transitions.ts';
import type { WriteArea } from '../area.ts';
import { payoutRoutes } from './routes.ts';

export const payoutsArea: WriteArea = {
  routes: payoutRoutes,
  tables: { payout: payoutTransitions, payout_policy: payoutPolicyTransitions },
};

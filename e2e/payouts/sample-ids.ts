import { call, type Found } from '../kit/calls.ts';
import type { SampleIds } from '../kit/sample-ids.ts';

export const sampleIds: SampleIds = {
  // Only staff may open the page, so the admin of brand-a needs no payout.
  '/payouts/:id': async () =>
    (await call<Found<{ id: number }>>('staff', 'GET', '/v1/payouts?limit=1')).data[0]?.id,
};

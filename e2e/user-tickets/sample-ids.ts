import { call, type Found } from '../kit/calls.ts';
import type { SampleIds } from '../kit/sample-ids.ts';

const path = '/v1/subscriptions/user-tickets?is_live=true&limit=1';

export const sampleIds: SampleIds = {
  // Only staff may open the page, so the admin of brand-a needs no ticket.
  '/tickets/:id': async () => (await call<Found<{ id: number }>>('staff', 'GET', path)).data[0]?.id,
};

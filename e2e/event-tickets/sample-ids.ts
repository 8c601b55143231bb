import { call, type Found } from '../kit/calls.ts';
import type { SampleIds } from '../kit/sample-ids.ts';

const path = '/v1/subscriptions/user-event-tickets?limit=1';

export const sampleIds: SampleIds = {
  // Only staff may open the page, so the admin of brand-a needs no event ticket.
  '/plans/event-tickets/:id': async () =>
    (await call<Found<{ id: number }>>('staff', 'GET', path)).data[0]?.id,
};

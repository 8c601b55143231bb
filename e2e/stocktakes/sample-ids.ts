import { call, type Found } from '../kit/calls.ts';
import type { SampleIds } from '../kit/sample-ids.ts';

export const sampleIds: SampleIds = {
  // Only staff may open the page.
  '/stocktakes/:id': async () =>
    (await call<Found<{ id: number }>>('staff', 'GET', '/v1/stocktakes?limit=1')).data[0]?.id,
};

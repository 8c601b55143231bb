import { call, type Found } from '../kit/calls.ts';
import type { SampleIds } from '../kit/sample-ids.ts';

export const sampleIds: SampleIds = {
  '/plans/:id': async () =>
    (await call<Found<{ id: number }>>('staff', 'GET', '/v2/brand_subscriptions/plans?limit=1')).data[0]?.id,
};

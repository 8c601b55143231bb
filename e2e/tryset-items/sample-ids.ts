import { findItems } from '../kit/calls.ts';
import type { SampleIds } from '../kit/sample-ids.ts';

export const sampleIds: SampleIds = {
  '/trysetitems/:id': async () =>
    (await findItems('statuses=return_deferred&limit=1', 'brand-a')).data[0]?.id,
};

import { findStocks } from '../kit/calls.ts';
import type { SampleIds } from '../kit/sample-ids.ts';

export const sampleIds: SampleIds = {
  '/stocks/:stockId': async () => (await findStocks('statuses=in_use&limit=1', 'brand-a')).data[0]?.id,
};

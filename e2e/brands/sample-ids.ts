import { ownBrandId, type SampleIds } from '../kit/sample-ids.ts';

export const sampleIds: SampleIds = {
  '/brands/:id': ownBrandId,
  '/brands/:id/take-back': ownBrandId,
  '/brands/:id/plan': ownBrandId,
  '/brands/:id/subscriptions': ownBrandId,
};

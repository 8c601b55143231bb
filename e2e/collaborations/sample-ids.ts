import { firstId, type SampleIds } from '../kit/sample-ids.ts';

export const sampleIds: SampleIds = {
  '/collaborations/:id': () => firstId('/v1/brand-collaborations?limit=1'),
  '/proposals/:id': () => firstId('/v1/proposals?limit=1'),
};

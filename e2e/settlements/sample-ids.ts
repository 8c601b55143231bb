import { firstId, type SampleIds } from '../kit/sample-ids.ts';

export const sampleIds: SampleIds = {
  '/settlements/:id': () => firstId('/v1/brand-months?limit=1'),
};

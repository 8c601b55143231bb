import { firstId, type SampleIds } from '../kit/sample-ids.ts';

export const sampleIds: SampleIds = {
  '/support/:id': () => firstId('/v1/support-tickets?limit=1'),
  '/help/:id': () => firstId('/v1/support-tickets?limit=1'),
};

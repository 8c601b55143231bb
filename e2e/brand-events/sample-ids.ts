import { firstId, type SampleIds } from '../kit/sample-ids.ts';

export const sampleIds: SampleIds = {
  '/additional_services/events/:id': () => firstId('/v1/brand-events?limit=1'),
  '/additional_services/reservations/:id': () => firstId('/v1/reservations?limit=1'),
};

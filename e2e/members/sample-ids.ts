import { firstId, type SampleIds } from '../kit/sample-ids.ts';

export const sampleIds: SampleIds = { '/curators/:id': () => firstId('/v1/users?limit=1') };

import { firstId, type SampleIds } from '../kit/sample-ids.ts';

export const sampleIds: SampleIds = { '/look-use-management/:id': () => firstId('/v1/look-uses?limit=1') };

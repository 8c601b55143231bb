import { ownBrandId, type SampleIds } from '../kit/sample-ids.ts';

export const sampleIds: SampleIds = { '/dashboard/:id': ownBrandId };

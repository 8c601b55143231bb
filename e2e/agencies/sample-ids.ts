import { firstId, type SampleIds } from '../kit/sample-ids.ts';

export const sampleIds: SampleIds = { '/agency/edit/:id': () => firstId('/v2/agencies?limit=1') };

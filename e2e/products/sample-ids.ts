import { firstId, type SampleIds } from '../kit/sample-ids.ts';

export const sampleIds: SampleIds = {
  '/products/detail/:id': () => firstId('/v2/products?limit=1'),
  '/products/edit/:id': () => firstId('/v2/products?limit=1'),
};

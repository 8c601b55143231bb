import { call } from '../kit/calls.ts';
import { firstId, type SampleIds } from '../kit/sample-ids.ts';

export const sampleIds: SampleIds = {
  '/looks/:id': () => firstId('/v1/looks?limit=1'),
  '/brands/:brandId/looks/:id': () => firstId('/v1/looks?limit=1'),
  '/look-certification/benchmarks/:id': async () => {
    const { data } = await call<{ data: { id: string }[] }>(
      'staff',
      'GET',
      '/v1/looks/certification_benchmarks',
    );
    return data[0]?.id;
  },
};

import { call, type Found } from '../kit/calls.ts';
import type { SampleIds } from '../kit/sample-ids.ts';

const url = '/v2/brand_subscriptions/plans';
const plan = {
  display_name: 'Bloom',
  internal_name: 'bloom-30',
  subscription_type: 'normal',
  price: { KOREA: 300_000, JAPAN: 33_000 },
  months: 1,
};

export const sampleIds: SampleIds = {
  '/plans/:id': async () => {
    const { data } = await call<Found<{ id: number }>>('staff', 'GET', `${url}?limit=1`);
    return data[0]?.id ?? (await call<{ id: number }>('staff', 'POST', url, plan)).id;
  },
};

import { call, type Found } from '../kit/calls.ts';
import { firstId, type SampleIds } from '../kit/sample-ids.ts';

export const sampleIds: SampleIds = {
  // Only staff may open the page, so the admin of brand-a needs no order.
  '/orders/:id': async () =>
    (await call<Found<{ id: number }>>('staff', 'GET', '/v2/orders?limit=1')).data[0]?.id,
  '/orders/items/:id': () => firstId('/v2/orders/invoice-items?limit=1'),
};

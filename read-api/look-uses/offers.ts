import Type from 'typebox';
import { isIncluded } from '#domain/look-uses/included.ts';
import type { LookUsePrice } from '#domain/look-uses/price.ts';
import { lookUseTypes } from '#domain/look-uses/use-kinds.ts';
import { regionCurrency } from '#domain/payments/region-currency.ts';
import { IdParam } from '#http/filters.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { subscriptionsFor } from '../brand-subscriptions/scope.ts';
import { type Reading, readingOf } from '../kit/reading.ts';
import { oneLook } from '../looks/detail.ts';
import type { Routes } from '../routes.ts';
import { UseOffers } from './contract.ts';
import { presentPrices } from './prices.ts';

const OfferQuery = Type.Object({ brand_id: Type.Optional(IdParam) }, { additionalProperties: false });

/** What uses of a look cost a brand now; without a brand, their list prices. A request fixes the price of its moment. */
async function offersOf({ db, caller }: Reading, lookId: number, brandId: number | null): Promise<UseOffers> {
  const { userRegion } = await oneLook(db, caller, lookId);
  const { prices } = await presentPrices(db);
  const live = await subscriptionsFor(db, caller)
    .where('subscription.brandId', '=', brandId)
    .where('subscription.isLive', '=', true)
    .select('subscription.state')
    .executeTakeFirst();
  return {
    currency: regionCurrency[userRegion],
    data: lookUseTypes.map((type) => ({
      type,
      price: isIncluded(live?.state ?? null, type) ? null : shown(prices[userRegion][type]),
    })),
  };
}

/** The member's share is none of the brand's business. */
const shown = ({ kind, amount }: LookUsePrice) => ({ kind, amount });

/** Registers the call that tells a brand the price of a use before the request. */
export const offerRoutes: Routes = (deps) => async (app) => {
  app.get(
    '/v1/looks/:id/look-use-offers',
    operation(
      ['staff', 'brand_admin'],
      {
        operationId: 'getUseOffers',
        tags: ['look uses'],
        summary: 'What uses of a look cost a brand, by type; staff name the brand, or get the list prices',
        params: IdParams,
        querystring: OfferQuery,
        response: { 200: UseOffers },
      },
      [404],
    ),
    (request) => {
      const reading = readingOf(deps, request);
      const { caller } = reading;
      const brandId = caller.label === 'brand_admin' ? caller.brandId : (request.query.brand_id ?? null);
      return offersOf(reading, request.params.id, brandId);
    },
  );
};

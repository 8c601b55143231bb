import Type from 'typebox';
import { isIncluded } from '#domain/look-uses/included.ts';
import type { LookUsePrice } from '#domain/look-uses/price.ts';
import { lookUseTypes } from '#domain/look-uses/use-kinds.ts';
import { regionCurrency } from '#domain/payments/region-currency.ts';
import { parameterMissing } from '#http/errors.ts';
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

/** The brand that asks: the admin's own, or the one that staff name. Throws 400 if staff name none. */
function brandThatAsks({ caller }: Reading, named: number | undefined): number {
  if (caller.label === 'brand_admin') return caller.brandId;
  if (named !== undefined) return named;
  const message = 'is required: the id of the brand';
  throw parameterMissing('brand_id', 'getUseOffers', [{ in: 'query', name: 'brand_id', message }]);
}

/** What uses of a look cost a brand now. The request fixes the price, so that a later one does not change it. */
async function offersOf(reading: Reading, lookId: number, brandId: number): Promise<UseOffers> {
  const { db, caller } = reading;
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
        summary: 'What uses of a look cost a brand, by type; staff name the brand',
        params: IdParams,
        querystring: OfferQuery,
        response: { 200: UseOffers },
      },
      [404],
    ),
    (request) => {
      const reading = readingOf(deps, request);
      return offersOf(reading, request.params.id, brandThatAsks(reading, request.query.brand_id));
    },
  );
};

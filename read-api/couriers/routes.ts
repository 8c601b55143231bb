import Type from 'typebox';
import { courierCodes, courierProviders, couriers } from '#domain/couriers.ts';
import { Nullable, OneOf, Page } from '#http/contract.ts';
import { ListQuery, pageOfWhole } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import type { Routes } from '../routes.ts';

const Courier = Type.Object({
  code: OneOf(courierCodes),
  name: Type.String(),
  provider: Nullable(OneOf(courierProviders)),
});

export const courierRoutes: Routes = () => async (app) => {
  app.get(
    '/v1/package-couriers',
    operation(['staff', 'brand_admin', 'user'], {
      operationId: 'listPackageCouriers',
      tags: ['couriers'],
      summary: 'The couriers that carry parcels',
      querystring: ListQuery({}),
      response: { 200: Page(Courier) },
    }),
    async (request) => pageOfWhole(request, request.query, couriers),
  );
};

import Type from 'typebox';
import { courierCodes, couriers } from '#domain/couriers.ts';
import { OneOf, Page } from '#http/contract.ts';
import { ListQuery, pageOfWhole } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import type { Routes } from '../routes.ts';

export const courierRoutes: Routes = () => async (app) => {
  app.get(
    '/v1/package-couriers',
    operation(['staff', 'brand_admin', 'user'], {
      operationId: 'listPackageCouriers',
      tags: ['couriers'],
      summary: 'The couriers that carry parcels',
      querystring: ListQuery({}),
      response: { 200: Page(Type.Object({ code: OneOf(courierCodes), name: Type.String() })) },
    }),
    async (request) => pageOfWhole(request, request.query, couriers),
  );
};

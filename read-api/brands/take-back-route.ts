import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import { showing } from '../kit/freshness/hook.ts';
import type { Routes } from '../routes.ts';
import { takeBackOf } from './take-back.ts';
import { TakeBack } from './take-back-contract.ts';

export const takeBackRoute: Routes = (deps) => async (app) => {
  app.get(
    '/v1/brands/:id/take-back',
    operation(
      ['staff', 'brand_admin'],
      {
        operationId: 'getTakeBack',
        tags: ['brands'],
        summary: 'Whether a brand takes all its garments back, and where its garments are',
        params: IdParams,
        response: { 200: TakeBack },
      },
      [404],
    ),
    async (request) => {
      showing(request, 'brands', [request.params.id]);
      return takeBackOf(deps, callerOf(request), request.params.id);
    },
  );
};

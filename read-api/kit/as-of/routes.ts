import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import type { Routes } from '../../routes.ts';
import { Difference, DifferenceQuery } from './contract.ts';
import { differenceOf } from './difference.ts';
import { endOf } from './point.ts';

/** Calls that return the difference between two points of an entity's life. */
export const asOfRoutes: Routes = (deps) => async (app) => {
  for (const past of deps.areas.pasts) {
    app.get(
      `${past.path}/difference`,
      operation(
        ['staff', 'brand_admin'],
        {
          operationId: past.differenceId,
          tags: past.tags,
          summary: 'The fields that differ between two points of its life, with the events between',
          params: past.params ?? IdParams,
          querystring: DifferenceQuery,
          response: { 200: Difference },
        },
        [404],
      ),
      async (request) => {
        const { params, query } = request;
        const now = deps.now();
        const ends = { from: endOf('from', query.from ?? '0', now), to: endOf('to', query.to ?? 'now', now) };
        return differenceOf(deps, callerOf(request), past, params.id, ends);
      },
    );
  }
};

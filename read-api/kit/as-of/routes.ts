import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import type { Routes } from '../../routes.ts';
import { Difference, DifferenceQuery } from './contract.ts';
import { differenceOf } from './difference.ts';
import { endOf } from './point.ts';
import { stockItemSubject, trysetItemSubject, trysetSubject } from './subjects.ts';

const kinds = [
  {
    path: '/v2/trysets/items/:id/difference',
    operationId: 'getTrysetItemDifference',
    tags: ['tryset items'],
    subject: trysetItemSubject,
  },
  {
    path: '/v1/stocks/:id/difference',
    operationId: 'getStockDifference',
    tags: ['stocks'],
    subject: stockItemSubject,
  },
  {
    path: '/v2/trysets/:id/difference',
    operationId: 'getTrysetDifference',
    tags: ['trysets'],
    subject: trysetSubject,
  },
];

/** What differs between two points of an entity's life. */
export const asOfRoutes: Routes = (deps) => async (app) => {
  for (const { path, operationId, tags, subject } of kinds) {
    app.get(
      path,
      operation(
        ['staff', 'brand_admin'],
        {
          operationId,
          tags,
          summary: 'The fields that differ between two points of its life, with the events between',
          params: IdParams,
          querystring: DifferenceQuery,
          response: { 200: Difference },
        },
        [404],
      ),
      async (request) => {
        const { params, query } = request;
        const now = deps.now();
        const ends = { from: endOf('from', query.from ?? '0', now), to: endOf('to', query.to ?? 'now', now) };
        return differenceOf(deps, callerOf(request), subject, params.id, ends);
      },
    );
  }
};

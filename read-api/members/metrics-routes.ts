import Type from 'typebox';
import { IdParams } from '#http/ids.ts';
import { pageOf } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import { readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import { TrysetItemMetrics } from '../tryset-items/contract.ts';
import { trysetItemMetrics } from '../tryset-items/metrics.ts';
import { PostRatesQuery, postRates } from '../tryset-items/post-rates.ts';
import { PostingMetrics, PostingQuery, PostRates } from '../tryset-items/posting-contract.ts';
import { postingMetrics } from '../tryset-items/posting-metrics.ts';

const tags = ['users'];
const all = ['staff', 'brand_admin', 'user'] as const;

/** Routes of a member's rental metrics: item statuses, and posting. */
const metrics = [
  {
    name: 'tryset-items',
    operation: 'TrysetItemMetrics',
    is: TrysetItemMetrics,
    of: trysetItemMetrics,
    query: Type.Object({}, { additionalProperties: false }),
    summary: "How a member's items stand",
    ownSummary: 'How the own items stand',
  },
  {
    name: 'posting',
    operation: 'PostingMetrics',
    is: PostingMetrics,
    of: postingMetrics,
    query: PostingQuery,
    summary: "What became of a member's looks, by month",
    ownSummary: 'The same of the caller',
  },
] as const;

export const memberMetricsRoutes: Routes = (deps) => async (app) => {
  app.get(
    '/v1/users/post_rate',
    operation(['staff', 'brand_admin'], {
      operationId: 'listPostRates',
      tags,
      summary: 'Of what was delivered and is decided, how much was posted: over all, and by member',
      querystring: PostRatesQuery,
      response: { 200: PostRates },
    }),
    async (request) => {
      const { listed, overall } = await postRates(readingOf(deps, request), request.query);
      return { ...pageOf(request, listed), overall };
    },
  );
  for (const { name, operation: named, is, of, query: querystring, summary, ownSummary } of metrics) {
    app.get(
      `/v1/users/self/metrics/${name}`,
      operation(
        ['user'],
        { operationId: `getOwn${named}`, tags, summary: ownSummary, querystring, response: { 200: is } },
        [404],
      ),
      (request) => of(deps, callerOf(request), callerOf(request).id, request.query),
    );
    app.get(
      `/v1/users/:id/metrics/${name}`,
      operation(
        all,
        { operationId: `get${named}`, tags, summary, params: IdParams, querystring, response: { 200: is } },
        [404],
      ),
      (request) => of(deps, callerOf(request), request.params.id, request.query),
    );
  }
};

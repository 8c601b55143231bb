import Type, { type Static } from 'typebox';
import type { Caller } from '#http/caller.ts';
import { IdParam } from '#http/filters.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import { postingOfEvent } from '../brand-events/posting-of-event.ts';
import type { ReadDeps } from '../deps.ts';
import type { Routes } from '../routes.ts';
import { TrysetItemMetrics } from '../tryset-items/contract.ts';
import { trysetItemMetrics } from '../tryset-items/metrics.ts';
import { PostRatesQuery, postRates } from '../tryset-items/post-rates.ts';
import { PostingMetrics, PostRates } from '../tryset-items/posting-contract.ts';
import { postingMetrics } from '../tryset-items/posting-metrics.ts';

const tags = ['users'];
const all = ['staff', 'brand_admin', 'user'] as const;

/** Routes of a member's rental metrics by item. */
const metrics = [
  {
    name: 'tryset-items',
    operation: 'TrysetItemMetrics',
    is: TrysetItemMetrics,
    of: trysetItemMetrics,
    summary: "How a member's items stand",
    ownSummary: 'How the own items stand',
  },
] as const;

/** With an event, its reservations count instead of items. */
const PostingQuery = Type.Object({ brand_event_id: Type.Optional(IdParam) }, { additionalProperties: false });

function postingOf(
  deps: ReadDeps,
  caller: Caller,
  userId: number,
  { brand_event_id: brandEventId }: Static<typeof PostingQuery>,
): Promise<PostingMetrics> {
  if (brandEventId === undefined) return postingMetrics(deps, caller, userId);
  return postingOfEvent(deps, caller, { userId, brandEventId });
}

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
    (request) => postRates(deps, request, request.query),
  );
  app.get(
    '/v1/users/self/metrics/posting',
    operation(
      ['user'],
      {
        operationId: 'getOwnPostingMetrics',
        tags,
        summary: 'The same of the caller',
        querystring: PostingQuery,
        response: { 200: PostingMetrics },
      },
      [404],
    ),
    (request) => postingOf(deps, callerOf(request), callerOf(request).id, request.query),
  );
  app.get(
    '/v1/users/:id/metrics/posting',
    operation(
      all,
      {
        operationId: 'getPostingMetrics',
        tags,
        summary: "What became of a member's looks, by month",
        params: IdParams,
        querystring: PostingQuery,
        response: { 200: PostingMetrics },
      },
      [404],
    ),
    (request) => postingOf(deps, callerOf(request), request.params.id, request.query),
  );
  for (const { name, operation: named, is, of, summary, ownSummary } of metrics) {
    app.get(
      `/v1/users/self/metrics/${name}`,
      operation(
        ['user'],
        { operationId: `getOwn${named}`, tags, summary: ownSummary, response: { 200: is } },
        [404],
      ),
      (request) => of(deps, callerOf(request), callerOf(request).id),
    );
    app.get(
      `/v1/users/:id/metrics/${name}`,
      operation(
        all,
        { operationId: `get${named}`, tags, summary, params: IdParams, response: { 200: is } },
        [404],
      ),
      (request) => of(deps, callerOf(request), request.params.id),
    );
  }
};

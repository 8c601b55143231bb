import Type from 'typebox';
import { Id, IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { detailAnswer } from '../kit/as-of/answer.ts';
import { AsOfQuery } from '../kit/as-of/contract.ts';
import { historyRoute, type StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { listRoutes } from '../kit/readable/routes.ts';
import { readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import { BrandSubscriptionDetail, BrandSubscriptionStatus, brandSubscriptionFields } from './contract.ts';
import { matchingSubscriptions, SubscriptionsQuery } from './lists.ts';
import { brandSubscriptionPast } from './past.ts';
import { pastSubscriptions } from './past-list.ts';
import { subscriptionsFor } from './scope.ts';
import { subscriptionStatus } from './status.ts';

const tags = ['brand subscriptions'];
const url = '/v2/brand_subscriptions';
const who = ['staff', 'brand_admin'] as const;

const subscriptionSteps: StepsOf = async (deps, caller, id) => {
  const seen = await subscriptionsFor(deps.db, caller)
    .where('subscription.id', '=', id)
    .select('subscription.id')
    .execute();
  if (seen.length === 0) return null;
  const steps = await foldedStreams(deps, [`brand_subscription-${id}`]);
  return steps.length > 0 ? steps : null;
};

export const brandSubscriptionRoutes: Routes = (deps) => async (app) => {
  listRoutes(app, deps, {
    url,
    path: Type.Object({}),
    tags,
    who,
    name: 'BrandSubscriptions',
    summary: 'Subscriptions of brands, newest first: to staff all, to brand admins those of their brand',
    hasFile: true,
    query: SubscriptionsQuery,
    row: brandSubscriptionFields,
    past: pastSubscriptions,
    rows: async (reading, _, query) => matchingSubscriptions(reading, query),
  });
  app.get(
    `${url}/status/:brand_id`,
    operation(
      who,
      {
        operationId: 'getBrandSubscriptionStatus',
        tags,
        summary: 'The subscription of a brand with its used limits, its content score and its amounts due',
        params: Type.Object({ brand_id: Id }),
        response: { 200: BrandSubscriptionStatus },
      },
      [404],
    ),
    (request) => subscriptionStatus(readingOf(deps, request), request.params.brand_id),
  );
  app.get(
    `${url}/:id`,
    operation(
      who,
      {
        operationId: 'getBrandSubscription',
        tags,
        summary: 'A subscription with its plan, period and next renewal, as it is or as it was',
        params: IdParams,
        querystring: AsOfQuery,
        response: { 200: BrandSubscriptionDetail },
      },
      [404],
    ),
    (request) => detailAnswer(deps, request, brandSubscriptionPast),
  );
  historyRoute(app, deps, {
    url,
    entity: 'brand_subscription',
    tags,
    who,
    name: 'BrandSubscription',
    summary: 'What happened to a subscription, newest first',
    steps: subscriptionSteps,
  });
};

import Type from 'typebox';
import { brandSubscriptionTransitions } from '#domain/brand-subscriptions/subscription-transitions.ts';
import { transitionOf } from '#domain/transition-table.ts';
import { CommandAnswer } from '#http/contract.ts';
import { ApiError } from '#http/errors.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { actionRoutes, emptyBody } from '../kit/actions/routes.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { ChooseBody, NextPlanBody, OfferQuery, RenewalBody, UpgradeBody, UpgradeOffer } from './bodies.ts';
import { cancelRoutes } from './cancel-routes.ts';
import { choosePlan } from './choose-plan.ts';
import { brandSubscriptionEntity } from './entity.ts';
import { brandOfCall } from './live.ts';
import { changeNextPlan, setRenewal } from './renewal.ts';
import { offerOfUpgrade, retryPayment, upgrade } from './upgrade.ts';

const url = '/v2/brand_subscriptions';
const who = ['staff', 'brand_admin'] as const;
const tags = ['brand subscriptions'];
const ofOne = { tags, params: IdParams, response: { 200: CommandAnswer } };
const failures = [404, 409, 412, 422];

/** Registers the write routes of brand subscriptions. */
export function brandSubscriptionRoutes(app: TypedApp, deps: WriteDeps): void {
  chooseRoutes(app, deps);
  renewalRoutes(app, deps);
  moneyRoutes(app, deps);
  cancelRoutes(app, deps);
  actionRoutes(app, deps, brandSubscriptionEntity);
}

function chooseRoutes(app: TypedApp, deps: WriteDeps): void {
  app.post(
    url,
    operation(
      who,
      {
        operationId: 'createBrandSubscription',
        tags,
        summary: 'Choose a plan for a brand; the card is charged at once, a transfer is due in 7 days',
        body: ChooseBody,
        response: { 201: CommandAnswer },
      },
      [404, 409, 422],
    ),
    async (request, reply) => {
      const asked = askedBy(deps, request);
      const { plan_id: planId, start_date: startDate, method, renew, brand_id: named } = request.body;
      const brandId = brandOfCall(asked.caller, named, 'createBrandSubscription');
      const wanted = { brandId, planId, startDate, method, renew };
      return answerChange(reply, await choosePlan(deps, asked, wanted), 201);
    },
  );

  app.put(
    `${url}/:id`,
    {
      ...emptyBody,
      ...operation(
        who,
        {
          ...ofOne,
          operationId: 'replaceBrandSubscription',
          summary: 'Always 405: change the renewal by PATCH, or take an action',
          body: Type.Object({}, { additionalProperties: false }),
        },
        [405],
      ),
    },
    async () => {
      throw new ApiError(
        405,
        'brand_subscription.not_replaceable',
        'a subscription is not replaced: change its renewal by PATCH, or take an action',
        { headers: { allow: 'GET, PATCH, DELETE' } },
      );
    },
  );
}

function renewalRoutes(app: TypedApp, deps: WriteDeps): void {
  app.patch(
    `${url}/:id`,
    operation(
      who,
      {
        ...ofOne,
        operationId: 'updateBrandSubscription',
        summary: 'Set whether a subscription renews at the end of its period',
        body: RenewalBody,
      },
      failures,
    ),
    async (request, reply) => {
      const wanted = { id: request.params.id, renew: request.body.renew };
      return answerChange(reply, await setRenewal(deps, askedBy(deps, request), wanted));
    },
  );

  app.patch(
    `${url}/change_next_plan`,
    operation(
      who,
      {
        operationId: 'changeNextBrandPlan',
        tags,
        summary: 'Choose the plan of the next period of a brand’s live subscription; null for no renewal',
        body: NextPlanBody,
        response: { 200: CommandAnswer },
      },
      failures,
    ),
    async (request, reply) => {
      const asked = askedBy(deps, request);
      const { plan_id: planId, brand_id: named } = request.body;
      const brandId = brandOfCall(asked.caller, named, 'changeNextBrandPlan');
      return answerChange(reply, await changeNextPlan(deps, asked, { brandId, planId }));
    },
  );
}

function moneyRoutes(app: TypedApp, deps: WriteDeps): void {
  const byTable = (action: 'upgrade' | 'retry') => transitionOf(brandSubscriptionTransitions, action).who;
  const upgradeOperation = operation(
    who,
    {
      ...ofOne,
      operationId: 'upgradeBrandSubscription',
      summary: 'Upgrade to a dearer plan from today; the days left of the present one are credited',
      body: UpgradeBody,
    },
    failures,
  );
  app.post(
    `${url}/:id/actions/upgrade`,
    { ...upgradeOperation, config: { ...upgradeOperation.config, table: byTable('upgrade') } },
    async (request, reply) => {
      const { plan_id: planId, expected_amount: expectedAmount = null } = request.body;
      const wanted = { id: request.params.id, planId, expectedAmount };
      return answerChange(reply, await upgrade(deps, askedBy(deps, request), wanted));
    },
  );

  app.get(
    `${url}/:id/upgrade_offer`,
    operation(
      who,
      {
        operationId: 'getUpgradeOffer',
        tags,
        summary: 'The charge for an upgrade today, and the period that it would begin',
        params: IdParams,
        querystring: OfferQuery,
        response: { 200: UpgradeOffer },
      },
      [404, 409, 422],
    ),
    async (request) => {
      const wanted = { id: request.params.id, planId: request.query.plan_id };
      return offerOfUpgrade(deps, askedBy(deps, request), wanted);
    },
  );

  const retryOperation = operation(
    who,
    {
      ...ofOne,
      operationId: 'retryBrandSubscription',
      summary: 'Try a failed payment again; after the service stopped, a new period begins',
      body: Type.Object({}, { additionalProperties: false }),
    },
    failures,
  );
  app.post(
    `${url}/:id/actions/retry`,
    { ...emptyBody, ...retryOperation, config: { ...retryOperation.config, table: byTable('retry') } },
    async (request, reply) =>
      answerChange(reply, await retryPayment(deps, askedBy(deps, request), request.params.id)),
  );
}

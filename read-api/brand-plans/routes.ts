import Type from 'typebox';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { detailAnswer } from '../kit/as-of/answer.ts';
import { AsOfQuery } from '../kit/as-of/contract.ts';
import { historyRoute, type StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { listRoutes } from '../kit/readable/routes.ts';
import type { Routes } from '../routes.ts';
import { BrandPlanDetail, brandPlanFields } from './contract.ts';
import { BrandPlansQuery, matchingPlans } from './lists.ts';
import { brandPlanPast } from './past.ts';

const tags = ['brand subscriptions'];
const url = '/v2/brand_subscriptions/plans';
const who = ['staff', 'brand_admin'] as const;

const planSteps: StepsOf = async (deps, _, id) => {
  const steps = await foldedStreams(deps, [`brand_plan-${id}`]);
  return steps.length > 0 ? steps : null;
};

export const brandPlanRoutes: Routes = (deps) => async (app) => {
  listRoutes(app, deps, {
    url,
    path: Type.Object({}),
    tags,
    who,
    name: 'BrandPlans',
    summary: 'Brand plans, newest first: to brand admins those on offer, and those of their brand',
    hasFile: true,
    query: BrandPlansQuery,
    row: brandPlanFields,
    rows: async (reading, _, query) => matchingPlans(reading, query),
  });
  app.get(
    `${url}/:id`,
    operation(
      who,
      {
        operationId: 'getBrandPlan',
        tags,
        summary: 'A brand plan with its former and coming prices, as it is or as it was',
        params: IdParams,
        querystring: AsOfQuery,
        response: { 200: BrandPlanDetail },
      },
      [404],
    ),
    (request) => detailAnswer(deps, request, brandPlanPast),
  );
  historyRoute(app, deps, {
    url,
    entity: 'brand_plan',
    tags,
    who: ['staff'],
    name: 'BrandPlan',
    summary: 'What happened to a brand plan, newest first',
    steps: planSteps,
  });
};

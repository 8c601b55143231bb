import Type from 'typebox';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { detailAnswer } from '../kit/as-of/answer.ts';
import { AsOfQuery } from '../kit/as-of/contract.ts';
import { historyRoute, type StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { listRoutes } from '../kit/readable/routes.ts';
import type { Routes } from '../routes.ts';
import { MemberPlanDetail, memberPlanFields } from './contract.ts';
import { MemberPlansQuery, matchingMemberPlans } from './lists.ts';
import { memberPlanPast } from './past.ts';

const tags = ['subscriptions'];
const url = '/v1/subscriptions/user-plans';
const who = ['staff', 'user'] as const;

const planSteps: StepsOf = async (deps, _, id) => {
  const steps = await foldedStreams(deps, [`member_plan-${id}`]);
  return steps.length > 0 ? steps : null;
};

export const memberPlanRoutes: Routes = (deps) => async (app) => {
  listRoutes(app, deps, {
    url,
    path: Type.Object({}),
    tags,
    who,
    name: 'UserPlans',
    summary:
      'Plans of members, newest first: to members those that they can sign up for, and those of their tickets',
    hasFile: true,
    query: MemberPlansQuery,
    row: memberPlanFields,
    rows: async (reading, _, query) => matchingMemberPlans(reading, query),
  });
  app.get(
    `${url}/:id`,
    operation(
      who,
      {
        operationId: 'getUserPlan',
        tags,
        summary: 'A plan with its former and coming prices, as it is or as it was',
        params: IdParams,
        querystring: AsOfQuery,
        response: { 200: MemberPlanDetail },
      },
      [404],
    ),
    (request) => detailAnswer(deps, request, memberPlanPast),
  );
  historyRoute(app, deps, {
    url,
    entity: 'member_plan',
    tags,
    who: ['staff'],
    name: 'UserPlan',
    summary: 'What happened to a plan of members, newest first',
    steps: planSteps,
  });
};

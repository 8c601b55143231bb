import Type from 'typebox';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { detailAnswer } from '../kit/as-of/answer.ts';
import { AsOfQuery } from '../kit/as-of/contract.ts';
import { historyRoute } from '../kit/history/route.ts';
import { listRoutes } from '../kit/readable/routes.ts';
import { readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import { BrandFeedbackDetail, BrandFeedbackTotals, feedbackFields } from './contract.ts';
import { feedbackSteps } from './history.ts';
import { FeedbackFilters, FeedbacksQuery, matchingFeedbacks } from './lists.ts';
import { feedbackPast } from './past.ts';
import { feedbackTotals } from './totals.ts';

const tags = ['looks'];
const url = '/v1/looks/feedbacks';
const who = ['staff', 'brand_admin', 'user'] as const;

export const feedbackRoutes: Routes = (deps) => async (app) => {
  listRoutes(app, deps, {
    url,
    path: Type.Object({}),
    tags,
    who,
    name: 'BrandFeedbacks',
    summary:
      'Feedback of brands, newest first: to a brand its own, to members the confirmed ones on their looks',
    hasFile: true,
    query: FeedbacksQuery,
    row: feedbackFields,
    rows: async (reading, _, query) => matchingFeedbacks(reading, query),
  });
  app.get(
    `${url}/totals`,
    operation(who, {
      operationId: 'getBrandFeedbackTotals',
      tags,
      summary: 'Counts and points of the feedback that matches the filters, by state',
      querystring: Type.Object(FeedbackFilters, { additionalProperties: false }),
      response: { 200: BrandFeedbackTotals },
    }),
    (request) => feedbackTotals(readingOf(deps, request), request.query),
  );
  app.get(
    `${url}/:id`,
    operation(
      who,
      {
        operationId: 'getBrandFeedback',
        tags,
        summary: 'One feedback, as it is or as it was',
        params: IdParams,
        querystring: AsOfQuery,
        response: { 200: BrandFeedbackDetail },
      },
      [404],
    ),
    (request) => detailAnswer(deps, request, feedbackPast),
  );
  historyRoute(app, deps, {
    url,
    entity: 'brand_feedback',
    tags,
    who: ['staff', 'brand_admin'],
    name: 'BrandFeedback',
    summary: 'What happened to a feedback, newest first',
    steps: feedbackSteps,
  });
};

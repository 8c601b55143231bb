import Type from 'typebox';
import { notFound } from '#http/errors.ts';
import { MonthIdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { detailAnswer } from '../kit/as-of/answer.ts';
import { AsOfQuery } from '../kit/as-of/contract.ts';
import { historyRoute, type StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { listRoutes } from '../kit/readable/routes.ts';
import { readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import { BrandMonthDetail, lineFields, MonthTotals, monthFields } from './contract.ts';
import { LinesQuery, MonthFilters, MonthsQuery, matchingLines, matchingMonths } from './lists.ts';
import { brandMonthPast } from './past.ts';
import { monthsFor } from './scope.ts';
import { monthTotals } from './totals.ts';

const tags = ['settlements'];
const url = '/v1/brand-months';
const who = ['staff', 'brand_admin'] as const;

const monthSteps: StepsOf = async (deps, caller, id) => {
  if (!(await brandMonthPast.isShown(deps.db, caller, id))) return null;
  const steps = await foldedStreams(deps, [`brand_month-${id}`]);
  return steps.length > 0 ? steps : null;
};

export const settlementRoutes: Routes = (deps) => async (app) => {
  listRoutes(app, deps, {
    url,
    path: Type.Object({}),
    tags,
    who,
    name: 'BrandMonths',
    summary: 'Months of brands, the newest first: to staff all, to brand admins those of their brand',
    hasFile: true,
    query: MonthsQuery,
    row: monthFields,
    rows: async (reading, _, query) => matchingMonths(reading, query),
  });
  app.get(
    `${url}/totals`,
    operation(who, {
      operationId: 'getBrandMonthTotals',
      tags,
      summary: 'Sums of the months that match the filters, by currency',
      querystring: Type.Object(MonthFilters, { additionalProperties: false }),
      response: { 200: MonthTotals },
    }),
    (request) => monthTotals(readingOf(deps, request), request.query),
  );
  app.get(
    `${url}/:id`,
    operation(
      who,
      {
        operationId: 'getBrandMonth',
        tags,
        summary: 'A brand’s month with its sums, as it is or as it was',
        params: MonthIdParams,
        querystring: AsOfQuery,
        response: { 200: BrandMonthDetail },
      },
      [404],
    ),
    (request) => detailAnswer(deps, request, brandMonthPast),
  );
  listRoutes(app, deps, {
    url: `${url}/:id/lines`,
    path: MonthIdParams,
    tags,
    who,
    name: 'BrandMonthLines',
    summary: 'The lines of a brand’s month, in the order in which they came',
    hasFile: true,
    query: LinesQuery,
    row: lineFields,
    rows: async (reading, { id }, query) => {
      const seen = await monthsFor(reading.db, reading.caller)
        .where('month.id', '=', String(id))
        .select('month.id')
        .executeTakeFirst();
      if (seen === undefined) throw notFound('brand_month', id);
      return matchingLines(reading, id, query);
    },
  });
  historyRoute(app, deps, {
    url,
    params: MonthIdParams,
    entity: 'brand_month',
    tags,
    who,
    name: 'BrandMonth',
    summary: 'What happened in a brand’s month, newest first',
    steps: monthSteps,
  });
};

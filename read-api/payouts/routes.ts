import Type from 'typebox';
import { notFound } from '#http/errors.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { detailAnswer } from '../kit/as-of/answer.ts';
import { AsOfQuery } from '../kit/as-of/contract.ts';
import { CsvAnswer, sendCsv } from '../kit/csv/csv-answer.ts';
import { CsvQuery } from '../kit/csv/wording.ts';
import { historyRoute, type StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { listRoutes } from '../kit/readable/routes.ts';
import { readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import { PayoutDetail, payoutFields, payoutLineFields } from './contract.ts';
import { payoutFile } from './files.ts';
import {
  LinesOfPayoutQuery,
  matchingLines,
  matchingPayouts,
  PayoutLinesQuery,
  PayoutsQuery,
} from './lists.ts';
import { payoutPast } from './past.ts';
import { payoutsFor } from './scope.ts';

const tags = ['payouts'];
const url = '/v1/payouts';
const who = ['staff'] as const;
const FileQuery = CsvQuery(Type.Object({}));

const payoutSteps: StepsOf = async (deps, caller, id) => {
  if (!(await payoutPast.isShown(deps.db, caller, id))) return null;
  const steps = await foldedStreams(deps, [`payout-${id}`]);
  return steps.length > 0 ? steps : null;
};

export const payoutRoutes: Routes = (deps) => async (app) => {
  listRoutes(app, deps, {
    url,
    path: Type.Object({}),
    tags,
    who,
    name: 'Payouts',
    summary: 'Payouts of members’ cash, one a country and month, newest first',
    hasFile: true,
    query: PayoutsQuery,
    row: payoutFields,
    rows: async (reading, _, query) => matchingPayouts(reading, query),
  });
  listRoutes(app, deps, {
    url: '/v1/payout-lines',
    path: Type.Object({}),
    tags,
    who: ['staff', 'user'],
    name: 'PayoutLines',
    summary: 'Payments of cash to members, newest first: to staff all, to members their own',
    hasFile: true,
    query: PayoutLinesQuery,
    row: payoutLineFields,
    rows: async (reading, _, query) => matchingLines(reading, query),
  });
  listRoutes(app, deps, {
    url: `${url}/:id/lines`,
    path: IdParams,
    tags,
    who,
    name: 'LinesOfPayout',
    summary: 'The lines of a payout',
    hasFile: true,
    query: LinesOfPayoutQuery,
    row: payoutLineFields,
    rows: async (reading, { id }, query) => {
      const seen = await payoutsFor(reading.db, reading.caller)
        .where('payout.id', '=', id)
        .executeTakeFirst();
      if (seen === undefined) throw notFound('payout', id);
      return matchingLines(reading, { ...query, payout_id: id });
    },
  });
  app.get(
    `${url}/:id`,
    operation(
      who,
      {
        operationId: 'getPayout',
        tags,
        summary: 'A payout with its sums and the members it leaves out, as it is or as it was',
        params: IdParams,
        querystring: AsOfQuery,
        response: { 200: PayoutDetail },
      },
      [404],
    ),
    (request) => detailAnswer(deps, request, payoutPast),
  );
  app.get(
    `${url}/:id/bank-file/csv`,
    operation(
      who,
      {
        operationId: 'exportPayoutForBank',
        tags,
        summary: 'The pending transfers of an approved payout for the bank, as CSV (UTF-8 with BOM)',
        params: IdParams,
        querystring: FileQuery,
        response: { 200: CsvAnswer },
      },
      [404],
    ),
    async (request, reply) => {
      const of = { id: request.params.id, file: 'bank' } as const;
      return sendCsv(reply, await payoutFile(readingOf(deps, request), of, request.query));
    },
  );
  app.get(
    `${url}/:id/tax-file/csv`,
    operation(
      who,
      {
        operationId: 'exportPayoutForTaxOffice',
        tags,
        summary: 'The paid lines of a payout with their tax for the tax office, as CSV (UTF-8 with BOM)',
        params: IdParams,
        querystring: FileQuery,
        response: { 200: CsvAnswer },
      },
      [404],
    ),
    async (request, reply) => {
      const of = { id: request.params.id, file: 'tax' } as const;
      return sendCsv(reply, await payoutFile(readingOf(deps, request), of, request.query));
    },
  );
  historyRoute(app, deps, {
    url,
    entity: 'payout',
    tags,
    who,
    name: 'Payout',
    summary: 'What happened to a payout, newest first',
    steps: payoutSteps,
  });
};

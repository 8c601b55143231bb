import Type from 'typebox';
import { Page } from '#http/contract.ts';
import { notFound } from '#http/errors.ts';
import { FlagParam } from '#http/filters.ts';
import { ListQuery, pageOf, pagingOf } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import { CsvAnswer } from '../kit/csv/csv-answer.ts';
import { CsvChoices } from '../kit/csv/wording.ts';
import { showing } from '../kit/freshness/hook.ts';
import { History, HistoryQuery } from '../kit/history/contract.ts';
import { historyAnswer } from '../kit/history/history-answer.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import { Benchmark, BenchmarkItem, SheetLink, sheetFormats } from './contract.ts';
import { listBenchmarks, listItems } from './lists.ts';
import { sendSheet, sheetLink } from './sheets.ts';
import { benchmarkRow, shownBenchmarks } from './shown.ts';

const tags = ['looks'];
const who = ['staff'] as const;
const url = '/v1/looks/certification_benchmarks';
const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const SheetQuery = Type.Object(
  { format: Type.Optional(Type.Enum([...sheetFormats], { default: 'xlsx' })), ...CsvChoices.properties },
  { additionalProperties: false },
);
const SignedQuery = Type.Object(
  { ...SheetQuery.properties, signature: Type.String({ maxLength: 2000 }) },
  { additionalProperties: false },
);

export const benchmarkRoutes: Routes = (deps) => async (app) => {
  app.get(
    url,
    operation(who, {
      operationId: 'listCertificationBenchmarks',
      tags,
      summary: 'Comparisons of methods with what people decided, newest first, each with its result',
      querystring: ListQuery({}),
      response: { 200: Page(Benchmark) },
    }),
    async (request) =>
      pageOf(request, await listBenchmarks(deps, readingOf(deps, request), pagingOf(request.query))),
  );

  app.get(
    `${url}/:id`,
    operation(
      who,
      {
        operationId: 'getCertificationBenchmark',
        tags,
        params,
        summary: 'Such a comparison, with its result',
        response: { 200: Benchmark },
      },
      [404],
    ),
    async (request) => {
      const { id } = request.params;
      showing(request, 'benchmarks', [id]);
      const row = await benchmarkRow(deps.db, id);
      const [shown] = await shownBenchmarks(deps, readingOf(deps, request), [row]);
      if (shown === undefined) throw notFound('certification_benchmark', id);
      return shown;
    },
  );

  app.get(
    `${url}/:id/items`,
    operation(
      who,
      {
        operationId: 'listCertificationBenchmarkItems',
        tags,
        params,
        summary: 'What it compares, in its order; or only what people still have to look at',
        querystring: ListQuery({ need_to_be_reviewed_only: Type.Optional(FlagParam) }),
        response: { 200: Page(BenchmarkItem) },
      },
      [404],
    ),
    async (request) => {
      const { need_to_be_reviewed_only: isOnly = false } = request.query;
      const asked = { id: request.params.id, isOnly, paging: pagingOf(request.query) };
      return pageOf(request, await listItems(deps, asked));
    },
  );

  app.get(
    `${url}/:id/history`,
    operation(
      who,
      {
        operationId: 'getCertificationBenchmarkHistory',
        tags,
        params,
        summary: 'What happened to it, newest first',
        querystring: HistoryQuery(deps.areas),
        response: { 200: History },
      },
      [404],
    ),
    async (request) => {
      const { id } = request.params;
      const steps = await foldedStreams(deps, [`certification_benchmark-${id}`]);
      if (steps.length === 0) throw notFound('certification_benchmark', id);
      return historyAnswer(deps, request, steps);
    },
  );

  app.get(
    `${url}/:id/sheet_link`,
    operation(
      who,
      {
        operationId: 'getCertificationBenchmarkSheetLink',
        tags,
        params,
        summary: 'Where its sheet can be fetched without a token, for ten minutes',
        querystring: SheetQuery,
        response: { 200: SheetLink },
      },
      [404],
    ),
    (request) => sheetLink(deps, request, request.params.id, request.query),
  );

  app.get(
    `${url}/:id/sheet`,
    operation(
      'public',
      {
        operationId: 'getCertificationBenchmarkSheet',
        tags,
        params,
        summary: 'The sheet at such an address: an Excel workbook, or CSV',
        querystring: SignedQuery,
        response: { 200: CsvAnswer },
      },
      [403, 404],
    ),
    (request, reply) => {
      const { signature: _, ...choice } = request.query;
      return sendSheet(deps, request, reply, request.params.id, choice);
    },
  );
};

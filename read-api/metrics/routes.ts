import type { Static } from 'typebox';
import type { MetricDimension } from '#domain/metrics/metric-fields.ts';
import { backOffice } from '#http/caller.ts';
import { pageOf } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import { CsvAnswer, sendCsv } from '../kit/csv/csv-answer.ts';
import { readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import { metricPages } from './contract.ts';
import { metricFile } from './csv.ts';
import { metricPage } from './list.ts';
import { metricFileParams, metricParams } from './params.ts';

const tags = ['metrics'];

const tables = [
  { dimension: 'brands', name: 'BrandMetrics', of: 'brand' },
  { dimension: 'products', name: 'ProductMetrics', of: 'product' },
  { dimension: 'curators', name: 'CuratorMetrics', of: 'member' },
] as const satisfies readonly { dimension: MetricDimension; name: string; of: string }[];

export const metricRoutes: Routes = (deps) => async (app) => {
  for (const { dimension, name, of } of tables) {
    const url = `/v1/metrics/${dimension}`;
    app.get(
      url,
      operation(backOffice, {
        operationId: `list${name}`,
        tags,
        summary: `The present outcomes of things that began in a period, by ${of}, with the total and the period before`,
        querystring: metricParams[dimension],
        response: { 200: metricPages[dimension] },
      }),
      async (request) => {
        const { listed, ...rest } = await metricPage(readingOf(deps, request), dimension, request.query);
        return { ...pageOf(request, listed), ...rest } as Static<(typeof metricPages)[typeof dimension]>;
      },
    );
    app.get(
      `${url}/csv`,
      operation(backOffice, {
        operationId: `export${name}`,
        tags,
        summary: 'The same list as CSV (UTF-8 with BOM), whole, with the period in its first line',
        querystring: metricFileParams[dimension],
        response: { 200: CsvAnswer },
      }),
      async (request, reply) =>
        sendCsv(reply, await metricFile(readingOf(deps, request), dimension, request.query)),
    );
  }
};

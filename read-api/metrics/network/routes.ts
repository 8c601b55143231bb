import { backOffice } from '#http/caller.ts';
import { operation } from '#http/operation.ts';
import { CsvAnswer, sendCsv } from '../../kit/csv/csv-answer.ts';
import { CsvQuery } from '../../kit/csv/wording.ts';
import { readingOf } from '../../kit/reading.ts';
import type { Routes } from '../../routes.ts';
import { NetworkMetrics } from './contract.ts';
import { networkFile } from './csv.ts';
import { networkMetrics } from './metrics.ts';
import { NetworkFileParams, NetworkParams } from './params.ts';

const tags = ['metrics'];

export const networkRoutes: Routes = (deps) => async (app) => {
  for (const [network, name] of [
    ['instagram', 'Instagram'],
    ['youtube', 'Youtube'],
  ] as const) {
    const url = `/v1/metrics/looks/${network}`;
    app.get(
      url,
      operation(backOffice, {
        operationId: `get${name}Metrics`,
        tags,
        summary: `How the looks on ${name} did that were posted in a period, by the last count of their reactions`,
        querystring: NetworkParams,
        response: { 200: NetworkMetrics },
      }),
      (request) => networkMetrics(readingOf(deps, request), network, request.query),
    );
    app.get(
      `${url}/csv`,
      operation(backOffice, {
        operationId: `export${name}Metrics`,
        tags,
        summary: 'The same looks as CSV (UTF-8 with BOM), a row for each',
        querystring: CsvQuery(NetworkFileParams),
        response: { 200: CsvAnswer },
      }),
      async (request, reply) =>
        sendCsv(reply, await networkFile(readingOf(deps, request), network, request.query)),
    );
  }
};

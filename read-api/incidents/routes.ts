import { backOffice } from '#http/caller.ts';
import { pageOf } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import { CsvAnswer, sendCsv } from '../kit/csv/csv-answer.ts';
import { CsvQuery } from '../kit/csv/wording.ts';
import { readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import { Incidents, IncidentsQuery } from './contract.ts';
import { incidentsCsv } from './csv.ts';
import { listIncidents } from './list.ts';

const tags = ['incidents'];

export const incidentRoutes: Routes = (deps) => async (app) => {
  app.get(
    '/v1/incidents',
    operation(backOffice, {
      operationId: 'listIncidents',
      tags,
      summary:
        'Refused, forced, deferred, held, written-off or removed things: by whom, when and why, newest first',
      querystring: IncidentsQuery,
      response: { 200: Incidents },
    }),
    async (request) => {
      const { listed, ...rest } = await listIncidents(readingOf(deps, request), request.query);
      return { ...pageOf(request, listed), ...rest };
    },
  );
  app.get(
    '/v1/incidents/csv',
    operation(backOffice, {
      operationId: 'exportIncidents',
      tags,
      summary: 'The same list as CSV (UTF-8 with BOM), whole',
      querystring: CsvQuery(IncidentsQuery),
      response: { 200: CsvAnswer },
    }),
    (request, reply) => sendCsv(reply, incidentsCsv(readingOf(deps, request), request.query)),
  );
};

import type { FastifyRequest } from 'fastify';
import { backOffice } from '#http/caller.ts';
import { operation } from '#http/operation.ts';
import type { Routes } from '../../routes.ts';
import { CsvAnswer, sendCsv } from '../csv/csv-answer.ts';
import { CsvQuery } from '../csv/wording.ts';
import { readingOf } from '../reading.ts';
import { eventActors } from './actors.ts';
import { causesOf } from './causes.ts';
import {
  CauseTree,
  CountQuery,
  EventActors,
  EventCount,
  EventParams,
  EventsQuery,
  FoundEvents,
  WholeQuery,
} from './contract.ts';
import { eventsCsv } from './csv.ts';
import { eventSearchOf } from './event-search.ts';
import { countHits } from './hits.ts';
import { searchPage } from './page.ts';

const tags = ['events'];

export const eventRoutes: Routes = (deps) => async (app) => {
  app.get(
    '/v1/events',
    operation(backOffice, {
      operationId: 'searchEvents',
      tags,
      summary: 'Search over all histories, by when things happened, newest first; pages go on from a cursor',
      querystring: EventsQuery(deps.areas),
      response: { 200: FoundEvents },
    }),
    async (request) => {
      const { after, before, ...page } = await searchPage(readingOf(deps, request), request.query);
      return {
        ...page,
        length: page.data.length,
        next: after === null ? null : linkTo(request, 'after', after),
        previous: before === null ? null : linkTo(request, 'before', before),
      };
    },
  );
  app.get(
    '/v1/events/count',
    operation(backOffice, {
      operationId: 'countEvents',
      tags,
      summary:
        'Number of events that a search finds: up to a few thousand by default, all of them with `exact`',
      querystring: CountQuery(deps.areas),
      response: { 200: EventCount },
    }),
    async (request) => {
      const { exact = false, ...query } = request.query;
      const reading = readingOf(deps, request);
      return countHits(reading, await eventSearchOf(reading, query), exact);
    },
  );
  app.get(
    '/v1/events/csv',
    operation(backOffice, {
      operationId: 'exportEvents',
      tags,
      summary: 'The same search as CSV (UTF-8 with BOM), whole',
      querystring: CsvQuery(WholeQuery(deps.areas)),
      response: { 200: CsvAnswer },
    }),
    (request, reply) => sendCsv(reply, eventsCsv(readingOf(deps, request), request.query)),
  );
  app.get(
    '/v1/events/actors',
    operation(backOffice, {
      operationId: 'listEventActors',
      tags,
      summary: 'Roles, and the staff and brand admins who ever did anything',
      response: { 200: EventActors },
    }),
    (request) => eventActors(readingOf(deps, request)),
  );
  app.get(
    '/v1/events/:event/causes',
    operation(
      backOffice,
      {
        operationId: 'getEventCauses',
        tags,
        summary: 'The command behind an event and all that it caused, as a tree',
        params: EventParams,
        response: { 200: CauseTree },
      },
      [404],
    ),
    (request) => causesOf(readingOf(deps, request), request.params.event),
  );
};

function linkTo(request: FastifyRequest, side: 'after' | 'before', cursor: string): string {
  const [path, query = ''] = request.originalUrl.split('?');
  const params = new URLSearchParams(query);
  params.delete('after');
  params.delete('before');
  params.set(side, cursor);
  return `${request.protocol}://${request.host}${path}?${params}`;
}

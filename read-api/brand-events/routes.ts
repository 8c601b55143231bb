import Type from 'typebox';
import { occasionRules } from '#domain/brand-events/occasion-transitions.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { previewRoutes } from '../kit/actions/routes.ts';
import { detailAnswer } from '../kit/as-of/answer.ts';
import { AsOfQuery } from '../kit/as-of/contract.ts';
import { historyRoute, type StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { listRoutes } from '../kit/readable/routes.ts';
import type { Routes } from '../routes.ts';
import { BrandEventDetail, brandEventFields } from './contract.ts';
import { BrandEventsQuery, matchingBrandEvents } from './lists.ts';
import { brandEventPast } from './past.ts';
import { brandEventsFor } from './scope.ts';
import { brandEventStandings } from './standing.ts';

const tags = ['brand events'];
const url = '/v1/brand-events';
const who = ['staff', 'brand_admin', 'user'] as const;

const brandEventSteps: StepsOf = async (deps, caller, id) => {
  const seen = await brandEventsFor(deps.db, caller)
    .where('event.id', '=', id)
    .select('event.id')
    .executeTakeFirst();
  return seen === undefined ? null : foldedStreams(deps, [`brand_event-${id}`]);
};

export const brandEventRoutes: Routes = (deps) => async (app) => {
  listRoutes(app, deps, {
    url,
    path: Type.Object({}),
    tags,
    who,
    name: 'BrandEvents',
    summary:
      'Events of brands, newest first: to staff all, to brands their own, to members the approved ones',
    hasFile: true,
    query: BrandEventsQuery,
    row: brandEventFields,
    rows: async (reading, _, query) => matchingBrandEvents(reading, query),
  });
  app.get(
    `${url}/:id`,
    operation(
      who,
      {
        operationId: 'getBrandEvent',
        tags,
        summary: 'An event of a brand with its place and contact, as it is or as it was',
        params: IdParams,
        querystring: AsOfQuery,
        response: { 200: BrandEventDetail },
      },
      [404],
    ),
    (request) => detailAnswer(deps, request, brandEventPast),
  );
  historyRoute(app, deps, {
    url,
    entity: 'brand_event',
    tags,
    who: ['staff', 'brand_admin'],
    name: 'BrandEvent',
    summary: 'What happened to an event of a brand, newest first',
    steps: brandEventSteps,
  });
  previewRoutes(app, deps, {
    path: url,
    title: 'BrandEvent',
    tag: 'brand events',
    rules: occasionRules,
    querystring: BrandEventsQuery,
    groups: brandEventStandings,
  });
};

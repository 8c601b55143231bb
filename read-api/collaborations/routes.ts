import Type from 'typebox';
import { collaborationRules } from '#domain/collaborations/collaboration-transitions.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { previewRoutes } from '../kit/actions/routes.ts';
import { detailAnswer } from '../kit/as-of/answer.ts';
import { AsOfQuery } from '../kit/as-of/contract.ts';
import { historyRoute, type StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { listRoutes } from '../kit/readable/routes.ts';
import type { Routes } from '../routes.ts';
import { CollaborationDetail, collaborationFields } from './contract.ts';
import { CollaborationsQuery, matchingCollaborations } from './lists.ts';
import { collaborationPast } from './past.ts';
import { collaborationsFor } from './scope.ts';
import { collaborationStandings } from './standing.ts';

const tags = ['collaborations'];
const url = '/v1/brand-collaborations';
const who = ['staff', 'brand_admin', 'user'] as const;

const collaborationSteps: StepsOf = async (deps, caller, id) => {
  const seen = await collaborationsFor(deps.db, caller)
    .where('collaboration.id', '=', id)
    .select('collaboration.id')
    .executeTakeFirst();
  return seen === undefined ? null : foldedStreams(deps, [`brand_collaboration-${id}`]);
};

export const collaborationRoutes: Routes = (deps) => async (app) => {
  listRoutes(app, deps, {
    url,
    path: Type.Object({}),
    tags,
    who,
    name: 'BrandCollaborations',
    summary:
      'Collaborations of brands, newest first: to staff all, to brands their own, to members the opened ones',
    hasFile: true,
    query: CollaborationsQuery,
    row: collaborationFields,
    rows: async (reading, _, query) => matchingCollaborations(reading, query),
  });
  app.get(
    `${url}/:id`,
    operation(
      who,
      {
        operationId: 'getBrandCollaboration',
        tags,
        summary: 'A collaboration of a brand with its contact, as it is or as it was',
        params: IdParams,
        querystring: AsOfQuery,
        response: { 200: CollaborationDetail },
      },
      [404],
    ),
    (request) => detailAnswer(deps, request, collaborationPast),
  );
  historyRoute(app, deps, {
    url,
    entity: 'brand_collaboration',
    tags,
    who: ['staff', 'brand_admin'],
    name: 'BrandCollaboration',
    summary: 'What happened to a collaboration of a brand, newest first',
    steps: collaborationSteps,
  });
  previewRoutes(app, deps, {
    path: url,
    title: 'BrandCollaboration',
    tag: 'collaborations',
    rules: collaborationRules,
    querystring: CollaborationsQuery,
    groups: collaborationStandings,
  });
};

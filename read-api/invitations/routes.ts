import Type from 'typebox';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { detailAnswer } from '../kit/as-of/answer.ts';
import { AsOfQuery } from '../kit/as-of/contract.ts';
import { historyRoute, type StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { listRoutes } from '../kit/readable/routes.ts';
import type { Routes } from '../routes.ts';
import { InvitationDetail, invitationFields } from './contract.ts';
import { InvitationsQuery, matchingInvitations } from './lists.ts';
import { invitationPast } from './past.ts';

const tags = ['invitations'];
const url = '/v1/invitations';
const who = ['staff', 'user'] as const;

const invitationSteps: StepsOf = async (deps, _, id) => {
  const steps = await foldedStreams(deps, [`invitation-${id}`]);
  return steps.length > 0 ? steps : null;
};

export const invitationRoutes: Routes = (deps) => async (app) => {
  listRoutes(app, deps, {
    url,
    path: Type.Object({}),
    tags,
    who,
    name: 'Invitations',
    summary: 'Invitations, newest first: to staff all, to members those that they published',
    hasFile: true,
    query: InvitationsQuery,
    row: invitationFields,
    rows: async (reading, _, query) => matchingInvitations(reading, query),
  });
  app.get(
    `${url}/:id`,
    operation(
      who,
      {
        operationId: 'getInvitation',
        tags,
        summary: 'One invitation, as it is or as it was',
        params: IdParams,
        querystring: AsOfQuery,
        response: { 200: InvitationDetail },
      },
      [404],
    ),
    (request) => detailAnswer(deps, request, invitationPast),
  );
  historyRoute(app, deps, {
    url,
    entity: 'invitation',
    tags,
    who: ['staff'],
    name: 'Invitation',
    summary: 'What happened to an invitation, newest first',
    steps: invitationSteps,
  });
};

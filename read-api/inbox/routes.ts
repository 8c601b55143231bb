import Type from 'typebox';
import { notFound } from '#http/errors.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { membersFor } from '../briefs/members/scope.ts';
import { detailAnswer } from '../kit/as-of/answer.ts';
import { AsOfQuery } from '../kit/as-of/contract.ts';
import { historyRoute, type StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { listRoutes } from '../kit/readable/routes.ts';
import type { Routes } from '../routes.ts';
import { InboxMessageDetail, inboxFields } from './contract.ts';
import { AllMessagesQuery, MessagesQuery, matchingMessages } from './lists.ts';
import { inboxMessagePast } from './past.ts';

const tags = ['inbox'];
const url = '/v1/inbox';

const messageSteps: StepsOf = async (deps, _, id) => {
  const steps = await foldedStreams(deps, [`inbox_message-${id}`]);
  return steps.length > 0 ? steps : null;
};

export const inboxRoutes: Routes = (deps) => async (app) => {
  listRoutes(app, deps, {
    url,
    path: Type.Object({}),
    tags,
    who: ['staff', 'user'],
    name: 'InboxMessages',
    summary:
      'Messages, newest first, in the language of the member’s region: to members their own, to staff all',
    query: AllMessagesQuery,
    row: inboxFields,
    rows: async (reading, _, query) => matchingMessages(reading, query),
  });
  listRoutes(app, deps, {
    url: '/v1/users/:id/inbox',
    path: IdParams,
    tags,
    who: ['staff'],
    name: 'InboxMessagesOfUser',
    summary: 'A member’s messages, newest first, as the member reads them',
    query: MessagesQuery,
    row: inboxFields,
    rows: async (reading, { id }, query) => {
      const member = membersFor(reading.db, reading.caller).where('member.id', '=', id).select('member.id');
      if ((await member.executeTakeFirst()) === undefined) throw notFound('user', id);
      return matchingMessages(reading, { ...query, user_id: id });
    },
  });
  app.get(
    `${url}/:id`,
    operation(
      ['staff', 'user'],
      {
        operationId: 'getInboxMessage',
        tags,
        summary: 'A message; to staff also as it was',
        params: IdParams,
        querystring: AsOfQuery,
        response: { 200: InboxMessageDetail },
      },
      [404],
    ),
    (request) => detailAnswer(deps, request, inboxMessagePast),
  );
  historyRoute(app, deps, {
    url,
    entity: 'inbox_message',
    tags,
    who: ['staff'],
    name: 'InboxMessage',
    summary: 'What happened to a message, newest first',
    steps: messageSteps,
  });
};

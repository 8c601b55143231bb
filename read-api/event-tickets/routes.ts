import Type from 'typebox';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { detailAnswer } from '../kit/as-of/answer.ts';
import { AsOfQuery } from '../kit/as-of/contract.ts';
import { historyRoute, type StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { listRoutes } from '../kit/readable/routes.ts';
import type { Routes } from '../routes.ts';
import { EventTicketDetail, eventTicketFields } from './contract.ts';
import { EventTicketsQuery, matchingEventTickets } from './lists.ts';
import { eventTicketPast } from './past.ts';

const tags = ['subscriptions'];
const url = '/v1/subscriptions/user-event-tickets';
const who = ['staff', 'user'] as const;

/** The history also tells the uses. */
const eventTicketSteps: StepsOf = async (deps, _, id) => {
  const steps = await foldedStreams(deps, [`event_ticket-${id}`, `event_ticket_uses-${id}`]);
  return steps.length > 0 ? steps : null;
};

export const eventTicketRoutes: Routes = (deps) => async (app) => {
  listRoutes(app, deps, {
    url,
    path: Type.Object({}),
    tags,
    who,
    name: 'UserEventTickets',
    summary:
      'Event tickets, newest first: to members those that they can sign up with, and those that they used',
    hasFile: true,
    query: EventTicketsQuery,
    row: eventTicketFields,
    rows: async (reading, _, query) => matchingEventTickets(reading, query),
  });
  app.get(
    `${url}/:id`,
    operation(
      who,
      {
        operationId: 'getUserEventTicket',
        tags,
        summary: 'An event ticket, as it is or as it was',
        params: IdParams,
        querystring: AsOfQuery,
        response: { 200: EventTicketDetail },
      },
      [404],
    ),
    (request) => detailAnswer(deps, request, eventTicketPast),
  );
  historyRoute(app, deps, {
    url,
    entity: 'event_ticket',
    tags,
    who: ['staff'],
    name: 'UserEventTicket',
    summary: 'What happened to an event ticket and its uses, newest first',
    steps: eventTicketSteps,
  });
};

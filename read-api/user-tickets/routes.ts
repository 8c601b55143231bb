import Type from 'typebox';
import { Id, IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { detailAnswer } from '../kit/as-of/answer.ts';
import { AsOfQuery } from '../kit/as-of/contract.ts';
import { historyRoute, type StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { listRoutes } from '../kit/readable/routes.ts';
import { readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import { UserStatus, UserTicketDetail, UserTicketTotals, userTicketFields } from './contract.ts';
import { matchingTickets, TicketFilters, TicketsQuery } from './lists.ts';
import { userTicketPast } from './past.ts';
import { pastUserTickets } from './past-list.ts';
import { userStatus } from './status.ts';
import { ticketTotals } from './totals.ts';

const tags = ['subscriptions'];
const url = '/v1/subscriptions/user-tickets';
const who = ['staff', 'user'] as const;

const ticketSteps: StepsOf = async (deps, _, id) => {
  const steps = await foldedStreams(deps, [`user_ticket-${id}`]);
  return steps.length > 0 ? steps : null;
};

export const userTicketRoutes: Routes = (deps) => async (app) => {
  listRoutes(app, deps, {
    url,
    path: Type.Object({}),
    tags,
    who,
    name: 'UserTickets',
    summary: 'Tickets of members, newest first: to staff all, to members their own',
    hasFile: true,
    query: TicketsQuery,
    row: userTicketFields,
    past: pastUserTickets,
    rows: async (reading, _, query) => matchingTickets(reading, query),
  });
  app.get(
    `${url}/totals`,
    operation(who, {
      operationId: 'getUserTicketTotals',
      tags,
      summary: 'Sums of the tickets that match the filters, by currency',
      querystring: Type.Object(TicketFilters, { additionalProperties: false }),
      response: { 200: UserTicketTotals },
    }),
    (request) => ticketTotals(readingOf(deps, request), request.query),
  );
  app.get(
    `${url}/:id`,
    operation(
      who,
      {
        operationId: 'getUserTicket',
        tags,
        summary: 'A ticket with its plan, its used limits and its payment, as it is or as it was',
        params: IdParams,
        querystring: AsOfQuery,
        response: { 200: UserTicketDetail },
      },
      [404],
    ),
    (request) => detailAnswer(deps, request, userTicketPast),
  );
  app.get(
    '/v1/subscriptions/user-status/:user_id',
    operation(
      who,
      {
        operationId: 'getUserSubscriptionStatus',
        tags,
        summary: 'How a member stands: status, live ticket and the rest of its limits',
        params: Type.Object({ user_id: Id }),
        response: { 200: UserStatus },
      },
      [404],
    ),
    (request) => userStatus(readingOf(deps, request), request.params.user_id),
  );
  historyRoute(app, deps, {
    url,
    entity: 'user_ticket',
    tags,
    who: ['staff'],
    name: 'UserTicket',
    summary: 'What happened to a ticket, newest first',
    steps: ticketSteps,
  });
};

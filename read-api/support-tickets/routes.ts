import { callerLabels } from '#http/caller.ts';
import { Page } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { pageOf, pagingOf } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import { detailAnswer } from '../kit/as-of/answer.ts';
import { AsOfQuery } from '../kit/as-of/contract.ts';
import { showing } from '../kit/freshness/hook.ts';
import { historyRoute } from '../kit/history/route.ts';
import { readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import { SupportTicket, SupportTicketDetail } from './contract.ts';
import { supportTicketSteps } from './history.ts';
import { SupportTicketsQuery, ticketRows } from './lists.ts';
import { supportTicketPast } from './past.ts';
import { shownTickets } from './shown.ts';

const tags = ['support'];
const url = '/v1/support-tickets';

export const supportTicketRoutes: Routes = (deps) => async (app) => {
  app.get(
    url,
    operation(callerLabels, {
      operationId: 'listSupportTickets',
      tags,
      summary: 'Support tickets, newest first: to staff all, to others their own',
      querystring: SupportTicketsQuery,
      response: { 200: Page(SupportTicket) },
    }),
    async (request) => {
      const reading = readingOf(deps, request);
      const matching = ticketRows(reading, request.query);
      const paging = pagingOf(request.query);
      const [count, page] = await Promise.all([matching.count(), matching.page(paging)]);
      showing(
        request,
        'support_tickets',
        page.map(({ id }) => id),
      );
      return pageOf(request, { paging, count, data: await shownTickets(deps, reading, page) });
    },
  );
  app.get(
    `${url}/:id`,
    operation(
      callerLabels,
      {
        operationId: 'getSupportTicket',
        tags,
        summary: 'A support ticket with what was written in it; to staff also as it was',
        params: IdParams,
        querystring: AsOfQuery,
        response: { 200: SupportTicketDetail },
      },
      [404],
    ),
    (request) => detailAnswer(deps, request, supportTicketPast),
  );
  historyRoute(app, deps, {
    url,
    entity: 'support_ticket',
    tags,
    who: ['staff'],
    name: 'SupportTicket',
    summary: 'What happened to a support ticket, newest first; what is written stays sealed',
    steps: supportTicketSteps,
  });
};

import { callerLabels } from '#http/caller.ts';
import { CommandAnswer } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { actionDoor, actionRoutes } from '../kit/actions/routes.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { takesPictures } from '../kit/pictures/uploads.ts';
import { MessageBody, NewTicketBody } from './bodies.ts';
import { supportTicketEntity } from './entity.ts';
import { lettersRoute } from './letters-route.ts';
import { ticketPictureRoutes } from './picture-routes.ts';
import { openTicket, writeMessage } from './use-cases.ts';

const tags = ['support'];
const path = '/v1/support-tickets';

/**
 * Registers the routes of support tickets. Anybody who is signed in may open a ticket and write on it; a message reopens a
 * closed ticket.
 */
export function supportTicketRoutes(app: TypedApp, deps: WriteDeps): void {
  actionRoutes(app, deps, supportTicketEntity);
  actionDoor(app, deps, supportTicketEntity, 'POST', `${path}/:id/close`, 'close');
  ticketPictureRoutes(app, deps);
  lettersRoute(app, deps);

  app.post(
    path,
    {
      ...takesPictures,
      ...operation(
        callerLabels,
        {
          operationId: 'createSupportTicket',
          tags,
          body: NewTicketBody,
          summary: 'Open a support ticket; JSON, or multipart with pictures',
          response: { 201: CommandAnswer },
        },
        [409, 413, 415, 422, 429],
        'any',
      ),
    },
    async (request, reply) =>
      answerChange(reply, await openTicket(deps, askedBy(deps, request), request.body), 201),
  );

  app.post(
    `${path}/:id/messages`,
    {
      ...takesPictures,
      ...operation(
        callerLabels,
        {
          operationId: 'writeSupportTicketMessage',
          tags,
          params: IdParams,
          body: MessageBody,
          summary: 'Write a message: staff answer, and the asker’s message reopens a closed ticket',
          response: { 200: CommandAnswer },
        },
        [404, 409, 412, 413, 415, 422, 429],
        'any',
      ),
    },
    async (request, reply) => {
      const { params, body } = request;
      return answerChange(reply, await writeMessage(deps, askedBy(deps, request), params.id, body));
    },
  );
}

import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import { personKey } from '#domain/members/person.ts';
import { supportTicket } from '#domain/support-tickets/support-ticket.ts';
import { type Caller, callerLabels } from '#http/caller.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import type { WriteDeps } from '../deps.ts';
import type { TypedApp } from '../kit/changes/over-http.ts';
import { formatFor } from '../kit/pictures/picture-format.ts';
import { HashParams, pictureResponse as response, SizeParams } from '../kit/pictures/picture-params.ts';
import { noPicture, sendPicture } from '../kit/pictures/send-picture.ts';
import { hashNow } from '../kit/pictures/stripped-names.ts';
import type { Variant } from '../kit/pictures/variants.ts';
import { seesTicket } from './entity.ts';

const tags = ['support'];
const nowhere = { 'cache-control': 'private, no-store' };

/** Serves a ticket's pictures to its asker and to staff, until the asker is forgotten. All others get 404. */
export function ticketPictureRoutes(app: TypedApp, deps: WriteDeps): void {
  const path = '/v1/support-tickets/:id/pictures/:hash';
  app.get(
    path,
    operation(
      callerLabels,
      {
        operationId: 'getSupportTicketPicture',
        tags,
        response,
        summary: 'Get a ticket’s picture in its original size, by the hash that a message names',
        params: Type.Object({ ...IdParams.properties, ...HashParams.properties }),
      },
      [404],
    ),
    (request, reply) => sent(reply, callerOf(request), request.params),
  );
  app.get(
    `${path}/:size`,
    operation(
      callerLabels,
      {
        operationId: 'getSupportTicketPictureInSize',
        tags,
        response,
        summary: 'Get a ticket’s picture in another size',
        params: Type.Object({ ...IdParams.properties, ...SizeParams.properties }),
      },
      [404],
    ),
    (request, reply) => {
      const variant: Variant = `${request.params.size}.${formatFor(request)}`;
      return sent(reply, callerOf(request), request.params, variant);
    },
  );

  async function sent(
    reply: FastifyReply,
    caller: Caller,
    { id, hash }: { id: number; hash: string },
    variant?: Variant,
  ) {
    const { state } = await deps.streams.refresh(supportTicket, id);
    const { asker, content, pictures } = state;
    // The URL may contain a picture's former hash.
    const isSeen = seesTicket(caller)(state) && pictures.includes(await hashNow(deps.db, hash));
    if (!isSeen || asker === null || content === null) throw noPicture(reply, hash);
    // If the messages are unreadable, because the asker was forgotten, the pictures must be too.
    const words = await deps.sealing.unseal(personKey(asker.label, asker.id), content);
    if (words === null) throw noPicture(reply, hash);
    return sendPicture(reply, deps.pictures, hash, variant, nowhere);
  }
}

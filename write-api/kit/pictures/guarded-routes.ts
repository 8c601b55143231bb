import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import { type Caller, callerLabels } from '#http/caller.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import type { WriteDeps } from '../../deps.ts';
import type { TypedApp } from '../changes/over-http.ts';
import { formatFor } from './picture-format.ts';
import { HashParams, pictureResponse as response, SizeParams } from './picture-params.ts';
import { noPicture, sendPicture } from './send-picture.ts';
import { hashNow } from './stripped-names.ts';
import type { Variant } from './variants.ts';

const nowhere = { 'cache-control': 'private, no-store' };

/** The pictures of one kind of entity that only some callers may see. */
export interface GuardedPictures {
  /** The path of the entity: `/v1/support-tickets/:id`. */
  path: string;
  /** The picture's name in operation ids: `SupportTicketPicture`. */
  title: string;
  tag: string;
  /** Whose picture it is, in summaries: `a ticket’s picture`. */
  whose: string;
  /** Returns whether the entity names this picture, and the caller may see it now. */
  isSeen(caller: Caller, id: number, hash: string): Promise<boolean>;
}

/** Serves pictures below their entity, in each size, to callers who may see them. All others get 404 `picture.not_found`. */
export function guardedPictureRoutes(
  app: TypedApp,
  deps: Pick<WriteDeps, 'db' | 'pictures'>,
  { path, title, tag, whose, isSeen }: GuardedPictures,
): void {
  const tags = [tag];
  const params = IdParams.properties;
  app.get(
    `${path}/pictures/:hash`,
    operation(
      callerLabels,
      {
        operationId: `get${title}`,
        tags,
        response,
        summary: `Get ${whose} in its original size, by the hash that the entity names`,
        params: Type.Object({ ...params, ...HashParams.properties }),
      },
      [404],
    ),
    (request, reply) => sent(reply, callerOf(request), request.params),
  );
  app.get(
    `${path}/pictures/:hash/:size`,
    operation(
      callerLabels,
      {
        operationId: `get${title}InSize`,
        tags,
        response,
        summary: `Get ${whose} in another size`,
        params: Type.Object({ ...params, ...SizeParams.properties }),
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
    // The URL may contain a picture's former hash.
    if (!(await isSeen(caller, id, await hashNow(deps.db, hash)))) throw noPicture(reply, hash);
    return sendPicture(reply, deps.pictures, hash, variant, nowhere);
  }
}

import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { member } from '#domain/members/member.ts';
import { memberPictures } from '#domain/members/member-kinds.ts';
import { CommandAnswer } from '#http/contract.ts';
import { parameterMissing } from '#http/errors.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { MasterDeps } from '../auth/deps.ts';
import { answerChange, asked, makeChange, present } from '../kit/masters/run.ts';
import { pictureNamed } from '../kit/pictures/picture-named.ts';
import { takesPictures } from '../kit/pictures/uploads.ts';
import { PictureBody } from './bodies.ts';
import { isThere } from './visible.ts';

/** A member's picture and poster. Multipart with one file under any key, or JSON with the hash of a known picture. */
export function userPictureRoutes(app: FastifyInstance, deps: MasterDeps): void {
  for (const kind of memberPictures) {
    const title = kind === 'picture' ? 'Picture' : 'Poster';
    app.put(
      `/v1/users/:id/${kind}`,
      {
        ...takesPictures,
        ...operation(
          ['staff'],
          {
            operationId: `setUser${title}`,
            tags: ['users'],
            summary: `Set a member's ${kind}`,
            params: IdParams,
            body: PictureBody,
            response: { 200: CommandAnswer },
          },
          [404, 409, 412, 413, 415, 422],
        ),
      },
      async (request, reply) => {
        const { id } = request.params as IdParams;
        const { picture } = request.body as Static<typeof PictureBody>;
        const { context, seenRevision } = asked(deps, request);
        await present(deps, member, id, context, isThere);
        const key = picture ?? request.uploads?.keys().next().value;
        if (key === undefined) {
          const missing = [{ in: 'body' as const, name: 'picture', message: 'is required' }];
          throw parameterMissing('picture', `setUser${title}`, missing);
        }
        const hash = await pictureNamed(deps, request, key);
        const commands = [{ action: 'set_picture' as const, kind, hash }];
        const change = { decider: member, id, commands, name: 'set_picture' };
        return answerChange(reply, id, await makeChange(deps, change, context, seenRevision));
      },
    );

    app.delete(
      `/v1/users/:id/${kind}`,
      operation(
        ['staff'],
        {
          operationId: `removeUser${title}`,
          tags: ['users'],
          summary: `Take a member's ${kind} away`,
          params: IdParams,
          response: { 200: CommandAnswer },
        },
        [404, 409, 412],
      ),
      async (request, reply) => {
        const { id } = request.params as IdParams;
        const { context, seenRevision } = asked(deps, request);
        await present(deps, member, id, context, isThere);
        const commands = [{ action: 'set_picture' as const, kind, hash: null }];
        const change = { decider: member, id, commands, name: 'set_picture' };
        return answerChange(reply, id, await makeChange(deps, change, context, seenRevision));
      },
    );
  }
}

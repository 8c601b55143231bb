import { memberPictures } from '#domain/members/member-kinds.ts';
import { CommandAnswer } from '#http/contract.ts';
import { parameterMissing } from '#http/errors.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { takesPictures } from '../kit/pictures/uploads.ts';
import { PictureBody } from './bodies.ts';
import { setMemberPicture } from './use-cases.ts';

/**
 * Registers the routes for a member's picture and poster. They accept multipart with one file under any key, or JSON with a
 * picture's hash.
 */
export function memberPictureRoutes(app: TypedApp, deps: WriteDeps): void {
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
          [404, 409, 412, 413, 415, 422, 429],
        ),
      },
      async (request, reply) => {
        const key = request.body.picture ?? request.uploads?.keys().next().value;
        if (key === undefined) {
          const missing = [{ in: 'body' as const, name: 'picture', message: 'is required' }];
          throw parameterMissing('picture', `setUser${title}`, missing);
        }
        const wanted = { id: request.params.id, kind, key };
        return answerChange(reply, await setMemberPicture(deps, askedBy(deps, request), wanted));
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
        const wanted = { id: request.params.id, kind, key: null };
        return answerChange(reply, await setMemberPicture(deps, askedBy(deps, request), wanted));
      },
    );
  }
}

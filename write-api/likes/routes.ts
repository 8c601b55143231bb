import Type from 'typebox';
import { likeTargets } from '#domain/likes/like-kinds.ts';
import { CommandAnswer, OneOf } from '#http/contract.ts';
import { Id } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { like, unlike, unlikeSoldOut } from './use-cases.ts';

const tags = ['likes'];
const who = ['user'] as const;
const params = Type.Object({ type: OneOf(likeTargets), id: Id });
const response = { 200: CommandAnswer };

export const LikesBody = Type.Object(
  { ids: Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true }) },
  { additionalProperties: false },
);

/**
 * Registers the routes for a member's likes. The `id` in each answer is the member's, because all likes of a member share one
 * stream.
 */
export function likeRoutes(app: TypedApp, deps: WriteDeps): void {
  app.post(
    '/v1/likes/brands',
    operation(
      who,
      { operationId: 'likeBrands', tags, summary: 'Like several brands', body: LikesBody, response },
      [404, 409],
    ),
    async (request, reply) => {
      const wanted = request.body.ids.map((id) => ({ target: 'brands' as const, id }));
      return answerChange(reply, await like(deps, askedBy(deps, request), wanted));
    },
  );
  app.post(
    '/v1/likes/:type/:id',
    operation(
      who,
      { operationId: 'like', tags, summary: 'Like something; a second like has no effect', params, response },
      [404, 409],
    ),
    async (request, reply) => {
      const { type: target, id } = request.params;
      return answerChange(reply, await like(deps, askedBy(deps, request), [{ target, id }]));
    },
  );
  app.delete(
    '/v1/likes/:type/:id',
    operation(who, { operationId: 'unlike', tags, summary: 'Unlike something', params, response }, [409]),
    async (request, reply) => {
      const { type: target, id } = request.params;
      return answerChange(reply, await unlike(deps, askedBy(deps, request), { target, id }));
    },
  );
  app.delete(
    '/v1/likes/products/bulk-delete-sold-out',
    operation(
      who,
      { operationId: 'unlikeSoldOut', tags, summary: 'Unlike all sold-out products', response },
      [409],
    ),
    async (request, reply) => answerChange(reply, await unlikeSoldOut(deps, askedBy(deps, request))),
  );
}

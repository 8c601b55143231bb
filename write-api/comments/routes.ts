import { backOffice } from '#http/caller.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { type Thing, things } from '../notes/things.ts';
import { CommentAnswer, CommentBody, CommentParams, NewCommentBody } from './bodies.ts';
import { addComment, removeComment, reviseComment } from './use-cases.ts';

export function commentRoutes(app: TypedApp, deps: WriteDeps): void {
  for (const thing of things) routesOn(app, deps, thing);
}

function routesOn(app: TypedApp, deps: WriteDeps, thing: Thing): void {
  const { path, title } = thing;
  const tags = ['comments', thing.tag];
  const response = { 200: CommentAnswer };
  const url = `${path}/:id/comments/:comment_id`;
  app.post(
    `${path}/:id/comments`,
    operation(
      backOffice,
      {
        operationId: `comment${title}`,
        tags,
        summary: 'Add a comment',
        params: IdParams,
        body: NewCommentBody,
        response: { 201: CommentAnswer },
      },
      [404, 409, 412, 422],
    ),
    async (request, reply) => {
      const wanted = { thing, id: request.params.id, said: request.body };
      const changed = await addComment(deps, askedBy(deps, request), wanted);
      return { ...answerChange(reply, changed, 201), commentId: changed.commentId };
    },
  );
  app.patch(
    url,
    operation(
      backOffice,
      {
        operationId: `reviseCommentOn${title}`,
        tags,
        summary: 'Revise an own comment',
        params: CommentParams,
        body: CommentBody,
        response,
      },
      [404, 409, 412, 422],
    ),
    async (request, reply) => {
      const { id, comment_id: commentId } = request.params;
      const wanted = { thing, id, commentId, said: request.body };
      const changed = await reviseComment(deps, askedBy(deps, request), wanted);
      return { ...answerChange(reply, changed), commentId };
    },
  );
  app.delete(
    url,
    operation(
      backOffice,
      {
        operationId: `removeCommentOn${title}`,
        tags,
        summary: 'Remove an own comment; staff may remove any',
        params: CommentParams,
        response,
      },
      [404, 409, 412],
    ),
    async (request, reply) => {
      const { id, comment_id: commentId } = request.params;
      const changed = await removeComment(deps, askedBy(deps, request), { thing, id, commentId });
      return { ...answerChange(reply, changed), commentId };
    },
  );
}

import type { FastifyRequest } from 'fastify';
import { CommandAnswer } from '#http/contract.ts';
import { parameterMissing } from '#http/errors.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { takesPictures } from '../kit/pictures/uploads.ts';
import { ImageBody, ImageMove, ImageParams } from './bodies.ts';
import { addImage, moveImage, removeImage, replaceImage } from './images.ts';

const tags = ['looks'];
const who = ['staff', 'user'] as const;
const response = { 200: CommandAnswer };

/**
 * Registers the routes for a look's images. They accept multipart with one file under any key, or JSON with the hash of a
 * stored picture.
 */
export function lookImageRoutes(app: TypedApp, deps: WriteDeps): void {
  app.post(
    '/v1/looks/:id/images',
    {
      ...takesPictures,
      ...operation(
        who,
        {
          operationId: 'addLookImage',
          tags,
          summary: 'Add an image behind the others',
          params: IdParams,
          body: ImageBody,
          response: { 201: CommandAnswer },
        },
        [404, 409, 412, 413, 415, 422, 429],
      ),
    },
    async (request, reply) => {
      const wanted = { id: request.params.id, key: keyOf(request, request.body, 'addLookImage') };
      return answerChange(reply, await addImage(deps, askedBy(deps, request), wanted), 201);
    },
  );

  app.put(
    '/v1/looks/:id/images/:imageId',
    {
      ...takesPictures,
      ...operation(
        who,
        {
          operationId: 'replaceLookImage',
          tags,
          summary: 'Put another picture in its place',
          params: ImageParams,
          body: ImageBody,
          response,
        },
        [404, 409, 412, 413, 415, 422, 429],
      ),
    },
    async (request, reply) => {
      const wanted = { ...request.params, key: keyOf(request, request.body, 'replaceLookImage') };
      return answerChange(reply, await replaceImage(deps, askedBy(deps, request), wanted));
    },
  );

  app.patch(
    '/v1/looks/:id/images/:imageId',
    operation(
      who,
      {
        operationId: 'moveLookImage',
        tags,
        summary: 'Move an image to a place; it counts from 0',
        params: ImageParams,
        body: ImageMove,
        response,
      },
      [404, 409, 412, 422],
    ),
    async (request, reply) => {
      const wanted = { ...request.params, order: request.body.order };
      return answerChange(reply, await moveImage(deps, askedBy(deps, request), wanted));
    },
  );

  app.delete(
    '/v1/looks/:id/images/:imageId',
    operation(
      who,
      {
        operationId: 'removeLookImage',
        tags,
        summary: 'Take an image away',
        params: ImageParams,
        response,
      },
      [404, 409, 412],
    ),
    async (request, reply) =>
      answerChange(reply, await removeImage(deps, askedBy(deps, request), request.params)),
  );
}

function keyOf(request: FastifyRequest, { image }: { image?: string }, operationId: string): string {
  const key = image ?? request.uploads?.keys().next().value;
  if (key !== undefined) return key;
  throw parameterMissing('image', operationId, [{ in: 'body', name: 'image', message: 'is required' }]);
}

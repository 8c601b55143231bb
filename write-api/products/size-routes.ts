import Type, { type Static } from 'typebox';
import type { CallerLabel } from '#http/caller.ts';
import { CommandAnswer } from '#http/contract.ts';
import { Id, IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { fromWire } from '../kit/changes/names.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { takesPictures } from '../kit/pictures/uploads.ts';
import { SizeBody } from './bodies.ts';
import { addProductSize, removeProductSize, reviseProductSize } from './size-use-cases.ts';

const tags = ['products'];
const who: readonly CallerLabel[] = ['staff', 'brand_admin'];
const path = '/v2/products/:id/sizes';
const SizeParams = Type.Object({ id: Id, size_id: Id });
type SizeParams = Static<typeof SizeParams>;

/**
 * Registers the routes for sizes, which are part of their product's stream. Answers have the product's revision and the size's
 * id.
 */
export function sizeRoutes(app: TypedApp, deps: WriteDeps): void {
  app.post(
    path,
    operation(
      who,
      {
        operationId: 'addProductSize',
        tags,
        summary: 'Add a size to a product',
        params: IdParams,
        body: SizeBody,
        response: { 201: CommandAnswer },
      },
      [404, 409, 412, 422],
    ),
    async (request, reply) => {
      const wanted = { productId: request.params.id, said: fromWire(request.body) };
      return answerChange(reply, await addProductSize(deps, askedBy(deps, request), wanted), 201);
    },
  );

  const revise = (method: 'PUT' | 'PATCH') => {
    const isWhole = method === 'PUT';
    app.route({
      method,
      url: `${path}/:size_id`,
      ...takesPictures,
      ...operation(
        who,
        {
          operationId: isWhole ? 'replaceProductSize' : 'updateProductSize',
          tags,
          summary: isWhole ? 'Replace what is said of a size' : 'Change a size of a product',
          params: SizeParams,
          body: SizeBody,
          response: { 200: CommandAnswer },
        },
        [404, 409, 412, 415, 422, 429],
      ),
      handler: async (request, reply) => {
        const wanted = { of: sizeOf(request.params), said: fromWire(request.body), isWhole };
        return answerChange(reply, await reviseProductSize(deps, askedBy(deps, request), wanted));
      },
    });
  };
  revise('PUT');
  revise('PATCH');

  app.delete(
    `${path}/:size_id`,
    operation(
      who,
      {
        operationId: 'deleteProductSize',
        tags,
        summary: 'Remove a size of a product',
        params: SizeParams,
        response: { 200: CommandAnswer },
      },
      [404, 409, 412],
    ),
    async (request, reply) =>
      answerChange(reply, await removeProductSize(deps, askedBy(deps, request), sizeOf(request.params))),
  );
}

const sizeOf = ({ id, size_id }: SizeParams) => ({ productId: id, id: size_id });

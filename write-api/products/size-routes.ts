import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { type ProductCommand, product } from '#domain/products/product.ts';
import type { CallerLabel } from '#http/caller.ts';
import { CommandAnswer } from '#http/contract.ts';
import { notFound } from '#http/errors.ts';
import { Id, IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { MasterDeps } from '../auth/deps.ts';
import { requireNotInUse } from '../kit/masters/in-use.ts';
import { answerChange, asked, makeChange, present } from '../kit/masters/run.ts';
import { takesPictures } from '../kit/pictures/uploads.ts';
import { SizeBody } from './bodies.ts';
import { requireSizeLinks } from './product-links.ts';
import { addSize, type SizeBody as Body, changedSize, soldOut, wholeSize } from './size-commands.ts';
import { seesProduct } from './visible.ts';

const tags = ['products'];
const who: readonly CallerLabel[] = ['staff', 'brand_admin'];
const path = '/v2/products/:id/sizes';
const SizeParams = Type.Object({ id: Id, size_id: Id });
type SizeParams = Static<typeof SizeParams>;

/** Sizes stand in their product's stream; the answers carry the product's revision and the size's id. */
export function sizeRoutes(app: FastifyInstance, deps: MasterDeps): void {
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
      const { id } = request.params as IdParams;
      const body = request.body as Body;
      const { caller, context, seenRevision } = asked(deps, request);
      const { isRepeat } = await present(deps, product, id, context, seesProduct(caller));
      if (!isRepeat) await requireSizeLinks(deps.streams, wholeSize(body));
      const { product_size: [sizeId = 0] = [] } = await deps.ids.forCommand({ product_size: 1 }, context);
      const change = { decider: product, id, commands: addSize(sizeId, body), name: 'add_size' };
      const changed = await makeChange(deps, change, context, seenRevision);
      reply.code(201);
      return answerChange(reply, sizeId, changed);
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
        [404, 409, 412, 415, 422],
      ),
      handler: async (request, reply) => {
        const { id, size_id: productSizeId } = request.params as SizeParams;
        const body = request.body as Body;
        const { caller, context, seenRevision } = asked(deps, request);
        const { state, isRepeat } = await present(deps, product, id, context, seesProduct(caller));
        const known = state.sizes.find((size) => size.productSizeId === productSizeId);
        if (!isRepeat && (known === undefined || known.isRemoved))
          throw notFound('product_size', productSizeId);
        const fields = isWhole ? wholeSize(body) : changedSize(body);
        if (!isRepeat) await requireSizeLinks(deps.streams, fields);
        const commands: ProductCommand[] = [
          { action: 'revise_size', productSizeId, fields },
          ...soldOut(productSizeId, body),
        ];
        const change = { decider: product, id, commands, name: 'revise_size' };
        return answerChange(reply, productSizeId, await makeChange(deps, change, context, seenRevision));
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
    async (request, reply) => {
      const { id, size_id: productSizeId } = request.params as SizeParams;
      const { caller, context, seenRevision } = asked(deps, request);
      const { state, isRepeat } = await present(deps, product, id, context, seesProduct(caller));
      const known = state.sizes.find((size) => size.productSizeId === productSizeId);
      if (!isRepeat) {
        if (known === undefined || known.isRemoved) throw notFound('product_size', productSizeId);
        await requireNotInUse(deps, { productSizeIds: [productSizeId] });
      }
      const commands: ProductCommand[] = [{ action: 'remove_size', productSizeId }];
      const change = { decider: product, id, commands, name: 'remove_size' };
      return answerChange(reply, productSizeId, await makeChange(deps, change, context, seenRevision));
    },
  );
}

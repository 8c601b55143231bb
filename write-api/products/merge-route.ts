import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { product } from '#domain/products/product.ts';
import { CommandAnswer } from '#http/contract.ts';
import { unprocessable } from '#http/errors.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { makeChange, present } from '../kit/changes/change.ts';
import { answerChange, askedBy } from '../kit/changes/over-http.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { MergeBody } from './bodies.ts';
import { seesProduct } from './visible.ts';

/**
 * Takes products into the family of another: they are shown together, as the same garment in other colours, while each
 * keeps its sizes, its stock and its history. Said again, it does what is left to do.
 */
export function mergeRoute(app: FastifyInstance, deps: WriteDeps): void {
  app.post(
    '/v2/products/:id/merge',
    operation(
      ['staff', 'brand_admin'],
      {
        operationId: 'mergeProducts',
        tags: ['products'],
        summary: 'Merge products of the same brand into the family of this one',
        params: IdParams,
        body: MergeBody,
        response: {
          200: Type.Object({
            ...CommandAnswer.properties,
            familyId: Type.Integer(),
            productIds: Type.Array(Type.Integer()),
          }),
        },
      },
      [404, 409, 412, 422],
    ),
    async (request, reply) => {
      const { id } = request.params as IdParams;
      const { product_ids } = request.body as Static<typeof MergeBody>;
      const { caller, context, seenRevision } = askedBy(deps, request);
      const { state } = await present(deps, product, id, context, seesProduct(caller));
      const others = product_ids.filter((each) => each !== id);
      for (const other of others) {
        const step = { ...context, commandId: derivedCommandId(context.commandId, `merge:${other}`) };
        const { state: joining } = await present(deps, product, other, step, seesProduct(caller));
        if (joining.brandId === state.brandId) continue;
        throw unprocessable('product.other_brand', `product ${other} is another brand's`, { id: other });
      }
      const familyId = state.familyId ?? id;
      const commands = [{ action: 'merge' as const, familyId }];
      const own = { decider: product, id, commands, name: 'merge' };
      let changed = await makeChange(deps, own, { context, seenRevision });
      for (const other of others) {
        const step = { ...context, commandId: derivedCommandId(context.commandId, `merge:${other}`) };
        const { position } = await makeChange(deps, { ...own, id: other }, { context: step });
        if (position > changed.position) changed = { ...changed, position };
      }
      return { ...answerChange(reply, changed), familyId, productIds: others };
    },
  );
}

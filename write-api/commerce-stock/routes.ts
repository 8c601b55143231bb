import Type from 'typebox';
import { CommandAnswer } from '#http/contract.ts';
import { Id } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { fromWire } from '../kit/changes/names.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { CommerceStockBody } from './bodies.ts';
import { setCommerceStock } from './use-cases.ts';

/** Registers the call that says how a size is offered in the shop. */
export function commerceStockRoutes(app: TypedApp, deps: WriteDeps): void {
  app.put(
    '/v2/products/:id/commerce_stocks/:size',
    operation(
      ['staff', 'brand_admin'],
      {
        operationId: 'replaceCommerceStock',
        tags: ['commerce stock'],
        summary: 'Say how a size of a product is offered in the shop; omitted fields stay',
        params: Type.Object({ id: Id, size: Id }),
        body: CommerceStockBody,
        response: { 200: CommandAnswer },
      },
      [404, 409, 412, 422],
    ),
    async (request, reply) => {
      const { id: productId, size: productSizeId } = request.params;
      const wanted = { productId, productSizeId, said: fromWire(request.body) };
      return answerChange(reply, await setCommerceStock(deps, askedBy(deps, request), wanted));
    },
  );
}

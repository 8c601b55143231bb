import Type from 'typebox';
import { ItemResult } from '#http/contract.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { onEach, selected } from '../kit/actions/bulk.ts';
import { answerEach } from '../kit/actions/over-http.ts';
import { askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { ChangedSizes } from './bodies.ts';
import { stockItemEntity } from './entity.ts';
import { reviseStock } from './revise.ts';

/** Registers the route that moves garments to another size of their product, such as those of a removed size. */
export function changeSizeRoute(app: TypedApp, deps: WriteDeps): void {
  app.post(
    '/v1/stocks/change-size',
    operation(['staff'], {
      operationId: 'changeSizeOfStockItems',
      tags: ['stocks'],
      summary: 'Move garments to another size of their product',
      body: ChangedSizes,
      response: { 200: Type.Array(ItemResult) },
    }),
    async (request, reply) => {
      const asked = askedBy(deps, request);
      const { product_size_id: productSizeId, reason: _, ...selection } = request.body;
      const ids = await selected(deps, asked, stockItemEntity, selection);
      const each = ids.map((id) => ({ id }));
      const done = await onEach(asked.context, stockItemEntity.name, each, ({ id }, context) =>
        reviseStock(deps, { ...asked, context, seenRevision: null }, { id, terms: { productSizeId } }),
      );
      return answerEach(reply, done);
    },
  );
}

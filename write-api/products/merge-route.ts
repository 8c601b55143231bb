import Type from 'typebox';
import { CommandAnswer } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { MergeBody } from './bodies.ts';
import { mergeProducts } from './merge-products.ts';

export function mergeRoute(app: TypedApp, deps: WriteDeps): void {
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
      const { id } = request.params;
      const productIds = request.body.product_ids.filter((each) => each !== id);
      const merged = await mergeProducts(deps, askedBy(deps, request), { id, productIds });
      return { ...answerChange(reply, merged), familyId: merged.familyId, productIds };
    },
  );
}

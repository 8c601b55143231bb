import { notFound } from '#http/errors.ts';
import { builder } from '../kit/builder.ts';
import { MutationOptionsInput, Removed } from '../kit/mutation.ts';
import { refusalOfError } from '../kit/refusal.ts';
import { deleteProductSize, listProducts } from './calls.ts';

builder.mutationField('deleteProductSize', (t) =>
  t.field({
    type: Removed,
    nullable: true,
    description: 'Removes a size of a product.',
    extensions: { calls: 2 },
    args: { id: t.arg.int({ required: true }), options: t.arg({ type: MutationOptionsInput }) },
    resolve: async (_, { id: sizeId, options }, { graph }, info) => {
      const { data } = await graph.read(listProducts, { query: { size_ids: [sizeId], limit: 1 } });
      const [product] = data;
      if (product === undefined) throw refusalOfError(notFound('product_size', sizeId));
      const path = { id: product.id, size_id: sizeId };
      await graph.writer(info, options)(deleteProductSize, { path });
      return { id: sizeId };
    },
  }),
);

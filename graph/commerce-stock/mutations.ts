import { notFound } from '#http/errors.ts';
import { builder } from '../kit/builder.ts';
import { MutationOptionsInput } from '../kit/mutation.ts';
import { refusalOfError, tooLarge } from '../kit/refusal.ts';
import { bodyOf } from '../kit/wire.ts';
import { listProducts, updateProduct } from '../products/calls.ts';
import { getCommerceStock, listCommerceStocks, replaceCommerceStock } from './calls.ts';
import { CommerceStockRow, CommerceStocksType, CommerceStockType } from './types.ts';

/** The most sizes of one call: each is a command of its own. */
const sizesAtMost = 20;

const SizeInput = builder.inputType('SizeForCommerceSaleInput', {
  fields: (t) => ({
    productSizeId: t.int({ required: true }),
    isForSale: t.boolean(),
    type: t.field({ type: CommerceStockType }),
    availableCount: t.int(),
  }),
});

const SaleInput = builder.inputType('SetProductForCommerceSaleInput', {
  fields: (t) => ({
    productId: t.int({ required: true }),
    isForSale: t.boolean({ required: true, description: 'Whether the shop sells the product' }),
    sizes: t.field({ type: [SizeInput], description: `How sizes are offered, at most ${sizesAtMost}` }),
  }),
});

builder.mutationField('setProductForCommerceSale', (t) =>
  t.field({
    type: CommerceStocksType,
    nullable: true,
    description: 'Says whether the shop sells a product, and how its sizes are offered.',
    extensions: { calls: sizesAtMost + 2 },
    args: {
      input: t.arg({ type: SaleInput, required: true }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: async (_, { input: { productId: id, isForSale, sizes }, options }, { graph }, info) => {
      const asked = sizes ?? [];
      if (asked.length > sizesAtMost) throw refusalOfError(tooLarge('sizes', asked.length, sizesAtMost));
      const write = graph.writer(info, options);
      await write(updateProduct, { path: { id }, body: { is_commerce_sale_available: isForSale } });
      for (const { productSizeId: size, ...said } of asked) {
        await write(replaceCommerceStock, { path: { id, size }, body: bodyOf(said) });
      }
      return graph.read(listCommerceStocks, { path: { id } });
    },
  }),
);

builder.mutationField('updateAvailableCommerceProductStockCount', (t) =>
  t.field({
    type: CommerceStockRow,
    nullable: true,
    description: 'Sets how many more pieces of a size the shop may sell.',
    extensions: { calls: 3 },
    args: {
      id: t.arg.int({ required: true, description: 'The id of the size' }),
      availableCount: t.arg.int({ description: 'Null: as many as the warehouse has garments' }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: async (_, { id: size, availableCount, options }, { graph }, info) => {
      const { data } = await graph.read(listProducts, { query: { size_ids: [size], limit: 1 } });
      const [product] = data;
      if (product === undefined) throw refusalOfError(notFound('product_size', size));
      const path = { id: product.id, size };
      const body = { available_count: availableCount ?? null };
      await graph.writer(info, options)(replaceCommerceStock, { path, body });
      return graph.read(getCommerceStock, { path: { id: size } });
    },
  }),
);

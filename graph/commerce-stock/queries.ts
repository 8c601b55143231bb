import { builder } from '../kit/builder.ts';
import { listCommerceStocks } from './calls.ts';
import { CommerceStocksType } from './types.ts';

builder.queryField('getCommerceProductStocksByProductId', (t) =>
  t.field({
    type: CommerceStocksType,
    nullable: true,
    description:
      'How the sizes of a product are offered in the shop, and whether the shop sells the product.',
    args: { productId: t.arg.int({ required: true }) },
    resolve: (_, { productId: id }, { graph }) => graph.read(listCommerceStocks, { path: { id } }),
  }),
);

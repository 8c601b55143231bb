import type { CreationSample } from '../../testing/creations.ts';
import { inStock, trysetOf } from '../../testing/delivered.ts';

export const creations: readonly CreationSample[] = [
  { paths: /^\/v2\/trysets\/\{id\}/, known: ({ house }) => ({ id: house.trysetId }) },
  {
    // The sample provides one free garment per call: if the same request reserved twice, the second reservation would find
    // none.
    paths: /^\/v2\/trysets$/,
    async known(preparing) {
      const { house, name } = preparing;
      await inStock(preparing, house.sizeId, name);
      return { product_size_ids: [house.sizeId] };
    },
  },
  {
    paths: /^\/v2\/trysets\/items$/,
    async known(preparing) {
      const { house, second, name } = preparing;
      await inStock(preparing, house.sizeId, `${name}-own`);
      const trysetId = await trysetOf(preparing, house.sizeId);
      await inStock(preparing, second.sizeId, name);
      return { tryset_id: trysetId, product_size_id: second.sizeId };
    },
  },
];

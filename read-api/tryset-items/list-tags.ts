import type { Static } from 'typebox';
import type { Reading } from '../kit/reading.ts';
import type { ListTags } from './contract.ts';
import { matchingTrysetItems, type TrysetItemsParams } from './filters.ts';

/** Maximum products in a filter bar. Those with the most items are kept. */
const mostProducts = 1000;

/** Distinct statuses, brands and products of the matching items. */
export async function trysetItemTags(
  reading: Reading,
  query: TrysetItemsParams,
): Promise<Static<typeof ListTags>> {
  const { items: matching } = await matchingTrysetItems(reading, query);
  const [statuses, brands, products] = await Promise.all([
    matching
      .select((select) => ['item.status as name', select.fn.countAll<bigint>().as('count')])
      .groupBy('item.status')
      .orderBy('item.status')
      .execute(),
    matching
      .innerJoin('read.brands as brand', 'brand.id', 'item.brandId')
      .select((select) => [
        'brand.id',
        'brand.name',
        'brand.nameKo',
        select.fn.countAll<bigint>().as('count'),
      ])
      .groupBy('brand.id')
      .orderBy('brand.name')
      .execute(),
    matching
      .innerJoin('read.products as product', 'product.id', 'item.productId')
      .select(['product.id', 'product.name', 'product.code'])
      .groupBy('product.id')
      .orderBy((order) => order.fn.countAll(), 'desc')
      .orderBy('product.id')
      .limit(mostProducts)
      .execute(),
  ]);
  return {
    statuses: statuses.map(({ name, count }) => ({ name, count: Number(count) })),
    brands: brands.map(({ count, ...brand }) => ({ ...brand, count: Number(count) })),
    products,
  };
}

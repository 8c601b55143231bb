import type { Product, ProductStockStatus } from '#read-api/products/contract.ts';
import type { StockItem } from '#read-api/stock/contract.ts';
import type { FilterOption } from '../kit/list/filter-option.ts';
import {
  type Ask,
  namedAtMost,
  optionsAtMost,
  type RemoteLookup,
} from '../kit/list/lookups/remote-lookup.ts';

/** Maximum number of found products, as the search for sizes makes one call for each. */
const productsOfSizes = 6;

async function products(query: Record<string, string | number>, ask: Ask): Promise<Product[]> {
  const { data } = await ask<{ data: Product[] }>('/v2/products', { query });
  return data;
}

const productOption = ({ id, name, code }: Product): FilterOption => ({
  value: String(id),
  text: code && code !== name ? `${name} · ${code}` : name,
});

async function sizesOf({ id, name }: Product, ask: Ask): Promise<FilterOption[]> {
  const path = '/v2/products/{id}/stock_status';
  const { sizes } = await ask<ProductStockStatus>(path, { params: { id } });
  return sizes.map((size) => ({ value: String(size.productSizeId), text: `${name} · ${size.name}` }));
}

export const productLookup: RemoteLookup = {
  search: async (q, ask) => (await products({ q, limit: optionsAtMost }, ask)).map(productOption),
  named: async (values, ask) =>
    (await products({ ids: values.join(','), limit: namedAtMost }, ask)).map(productOption),
};

/** Finds the sizes of products that match a text. */
export const productSizeLookup: RemoteLookup = {
  async search(q, ask) {
    const found = await products({ q, limit: productsOfSizes }, ask);
    return (await Promise.all(found.map((product) => sizesOf(product, ask)))).flat();
  },
  async named(values, ask) {
    const options = values.map(async (value) => {
      const query = { product_size_id: value, limit: 1 };
      const { data } = await ask<{ data: StockItem[] }>('/v1/stocks', { query });
      return data.map(({ product, productSize }) => ({
        value,
        text: `${product.name} · ${productSize.name}`,
      }));
    });
    return (await Promise.all(options)).flat();
  },
};

import type { Product, ProductStockStatus } from '#read-api/products/contract.ts';
import type { StockItem } from '#read-api/stock/contract.ts';
import { api } from '../../client/api.ts';
import type { FilterOption } from '../filter-option.ts';

/** Options that are too many to load: the server is searched as the person types. */
interface RemoteLookup {
  search(text: string, signal: AbortSignal): Promise<FilterOption[]>;
  /** The texts of values that an address names. */
  named(values: readonly string[], signal: AbortSignal): Promise<FilterOption[]>;
}

interface Page<Row> {
  data: Row[];
}

const shown = 20;
/** Each of them is asked for its sizes. */
const productsOfSizes = 6;

async function products(query: Record<string, string | number>, signal: AbortSignal): Promise<Product[]> {
  const { data } = await api.call<Page<Product>>('GET', '/v2/products', { query, signal });
  return data.data;
}

const productOption = ({ id, name, code }: Product): FilterOption => ({
  value: String(id),
  text: code && code !== name ? `${name} · ${code}` : name,
});

async function sizesOf({ id, name }: Product, signal: AbortSignal): Promise<FilterOption[]> {
  const path = '/v2/products/{id}/stock_status';
  const { data } = await api.call<ProductStockStatus>('GET', path, { params: { id }, signal });
  return data.sizes.map((size) => ({ value: String(size.productSizeId), text: `${name} · ${size.name}` }));
}

interface Member {
  id: number;
  username: string | null;
  realName?: string | null;
}

const memberOption = ({ id, username, realName }: Member): FilterOption => ({
  value: String(id),
  text: [username ?? String(id), realName].filter(Boolean).join(' · '),
});

async function members(query: Record<string, string | number>, signal: AbortSignal): Promise<FilterOption[]> {
  const { data } = await api.call<Page<Member>>('GET', '/v1/users', { query, signal });
  return data.data.map(memberOption);
}

export const remoteLookups = {
  products: {
    search: async (q, signal) => (await products({ q, limit: shown }, signal)).map(productOption),
    named: async (values, signal) =>
      (await products({ ids: values.join(','), limit: 100 }, signal)).map(productOption),
  },
  productSizes: {
    async search(q, signal) {
      const found = await products({ q, limit: productsOfSizes }, signal);
      return (await Promise.all(found.map((product) => sizesOf(product, signal)))).flat();
    },
    async named(values, signal) {
      const options = values.map(async (value) => {
        const query = { product_size_id: value, limit: 1 };
        const { data } = await api.call<Page<StockItem>>('GET', '/v1/stocks', { query, signal });
        return data.data.map(({ product, productSize }) => ({
          value,
          text: `${product.name} · ${productSize.name}`,
        }));
      });
      return (await Promise.all(options)).flat();
    },
  },
  members: {
    search: (q, signal) => members({ q, limit: shown }, signal),
    named: (values, signal) => members({ ids: values.join(','), limit: 100 }, signal),
  },
} as const satisfies Record<string, RemoteLookup>;

export type RemoteLookupName = keyof typeof remoteLookups;

import type { HttpClient } from '../../kit/client/http-client.ts';
import { pageSize, productsPath } from './plain-list-shape.ts';
import type { Priced } from './price-changes.ts';
import { numberIn, type PriceLine } from './price-lines.ts';

const highestId = 2_147_483_647;

/** The products that the lines name, by id. Unknown numbers are missing. */
export async function findProducts(
  api: Pick<HttpClient, 'call'>,
  lines: readonly PriceLine[],
): Promise<Map<number, Priced>> {
  const ids = new Set(lines.map(({ id }) => numberIn(id)).filter(isId));
  const found = new Map<number, Priced>();
  const all = [...ids];
  for (let from = 0; from < all.length; from += pageSize) {
    const query = { ids: all.slice(from, from + pageSize).join(), limit: pageSize };
    const { data } = await api.call<{ data: Priced[] }>('GET', productsPath, { query });
    for (const product of data.data) found.set(product.id, product);
  }
  return found;
}

const isId = (id: number | null): id is number => id !== null && id >= 1 && id <= highestId;

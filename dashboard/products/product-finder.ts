import type { Product } from '#read-api/products/contract.ts';
import { atMostFound, type Finder, type Found, isSame } from '../kit/shell/found.ts';

const path = '/v2/products';

function found({ id, code, name, coverImage: picture }: Product, isExact: boolean): Found {
  const path = `/products/detail/${id}`;
  return { kind: 'product', path, name: code || String(id), about: name, picture, isExact };
}

/** Finds products by number, code or name. */
export const productFinder: Finder = {
  async byNumber(id, get) {
    const rows = await get<Product>(path, { ids: id, limit: 1 });
    return rows.map((row) => found(row, true));
  },
  async byText(text, get) {
    const rows = await get<Product>(path, { q: text, limit: atMostFound });
    return rows.map((row) => found(row, isSame(row.code, text)));
  },
};

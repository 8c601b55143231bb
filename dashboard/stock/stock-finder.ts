import type { StockItem } from '#read-api/stock/contract.ts';
import { atMostFound, type Finder, type Found, isSame } from '../kit/shell/found.ts';

const path = '/v1/stocks';

function found({ id, code, product }: StockItem, isExact: boolean): Found {
  return {
    kind: 'stock',
    path: `/stocks/${id}`,
    name: code,
    about: product.name,
    picture: product.coverImage,
    isExact,
  };
}

/** Finds garments by number or code. */
export const stockFinder: Finder = {
  async byNumber(id, get) {
    const rows = await get<StockItem>(path, { ids: id, limit: 1 });
    return rows.map((row) => found(row, true));
  },
  async byText(text, get) {
    const rows = await get<StockItem>(path, { code: text, limit: atMostFound });
    return rows.map((row) => found(row, isSame(row.code, text)));
  },
};

import type { Brand } from '#read-api/brands/contract.ts';
import { atMostFound, type Finder, type Found, isSame } from '../kit/shell/found.ts';

const path = '/v1/brands';

function found({ id, name, nameKo, skuCode }: Brand, isExact: boolean): Found {
  const about = [nameKo === name ? null : nameKo, skuCode].filter(Boolean).join(' · ');
  return { kind: 'brand', path: `/brands/${id}`, name, about, isExact };
}

/** Finds brands by number, name, Korean name or SKU code. */
export const brandFinder: Finder = {
  async byNumber(id, get) {
    const rows = await get<Brand>(path, { ids: id, limit: 1 });
    return rows.map((row) => found(row, true));
  },
  async byText(text, get) {
    const rows = await get<Brand>(path, { keyword: text, limit: atMostFound });
    return rows.map((row) =>
      found(
        row,
        [row.name, row.nameKo, row.skuCode].some((name) => isSame(name, text)),
      ),
    );
  },
};

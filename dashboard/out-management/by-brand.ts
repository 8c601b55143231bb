import type { StockItem } from '#read-api/stock/contract.ts';
import { slotText } from '../stock/slot-text.ts';

export interface BrandGroup {
  brand: StockItem['brand'];
  rows: readonly StockItem[];
}

const naturally = new Intl.Collator('en', { numeric: true });

/** Groups garments by brand. Within a brand they are sorted by slot, so that a person can collect them in one walk. */
export function byBrand(stock: readonly StockItem[]): BrandGroup[] {
  const groups = new Map<number, { brand: StockItem['brand']; rows: StockItem[] }>();
  for (const row of stock) {
    const group = groups.get(row.brand.id) ?? { brand: row.brand, rows: [] };
    group.rows.push(row);
    groups.set(row.brand.id, group);
  }
  const place = (row: StockItem) => `${slotText(row.slot) || '~'} ${row.code}`;
  return [...groups.values()]
    .map(({ brand, rows }) => ({
      brand,
      rows: rows.toSorted((one, other) => naturally.compare(place(one), place(other))),
    }))
    .toSorted((one, other) => naturally.compare(one.brand.name, other.brand.name));
}

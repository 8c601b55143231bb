import type { StockCounts } from '#read-api/products/parts-contract.ts';

/** The counts of garments in the order of their columns. */
export const countNames = ['total', 'availability', 'inUse', 'requested', 'inCheck'] as const;
export type CountName = (typeof countNames)[number] & keyof StockCounts;

/** The filters of the stock list that match exactly the garments of each count. */
const filters: Record<CountName, Readonly<Record<string, string>>> = {
  total: {},
  availability: { statuses: 'in_stock', is_out_requested: 'false' },
  inUse: { statuses: 'in_use' },
  requested: { statuses: 'requested' },
  inCheck: { statuses: 'in_check' },
};

/** Id of the product or of the size whose garments are counted. */
export type CountedOf = { product: number } | { size: number };

function stockList(of: CountedOf, filter: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(filter);
  if ('product' in of) search.set('product_ids', String(of.product));
  else search.set('product_size_id', String(of.size));
  return `/stocks?${search}`;
}

/** Path of the stock list with exactly the garments of a count. */
export function countPath(of: CountedOf, name: CountName): string {
  return stockList(of, filters[name]);
}

/** Path of the stock list with exactly the garments in a status. */
export function statusPath(of: CountedOf, status: string): string {
  return stockList(of, { statuses: status });
}

import { plain } from '#domain/text/plain.ts';
import { type Columns, openCsv } from '../csv.ts';

/** A product in the products file; missing values are null. */
export interface ProductRow {
  brand: string | null;
  name: string | null;
  category: string | null;
  /** Price in whole units of money; null if the file has none. */
  retailPrice: number | null;
}

export const productColumns: Columns = {
  required: ['product_ref'],
  optional: ['brand', 'name', 'category', 'retail_price'],
};

/**
 * Reads a products file. If a ref is repeated, its first row counts. `tell` receives messages about rows without a
 * ref, repeated refs, invalid prices, and unknown columns.
 */
export async function readProducts(
  file: string,
  tell: (line: string) => void,
): Promise<Map<string, ProductRow>> {
  const { rows, ignored } = await openCsv(file, productColumns);
  if (ignored.length > 0) tell(`${file}: ignored columns: ${ignored.join(', ')}`);
  const products = new Map<string, ProductRow>();
  const left = {
    'rows without a product_ref': 0,
    'rows with a repeated product_ref': 0,
    'invalid prices': 0,
  };
  for await (const { cells } of rows) {
    const ref = cells.product_ref ?? '';
    const price = parsePrice(plain(cells.retail_price ?? ''));
    if (price === undefined) left['invalid prices'] += 1;
    if (ref === '') left['rows without a product_ref'] += 1;
    else if (products.has(ref)) left['rows with a repeated product_ref'] += 1;
    else {
      products.set(ref, {
        brand: cells.brand || null,
        name: cells.name || null,
        category: cells.category || null,
        retailPrice: price ?? null,
      });
    }
  }
  for (const [what, count] of Object.entries(left)) {
    if (count > 0) tell(`${file}: ${count} ${what} left out`);
  }
  return products;
}

/** Parses a price in whole units, rounded; null for an empty text, undefined for an invalid one. */
function parsePrice(text: string): number | null | undefined {
  if (text === '') return null;
  const price = Math.round(Number(text));
  return /^\d+(\.\d+)?$/.test(text) && Number.isSafeInteger(price) ? price : undefined;
}

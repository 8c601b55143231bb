import { plain } from '#domain/text/plain.ts';
import { type Columns, openCsv } from '../csv.ts';

/** A product as the sheet of products describes it; what is not given is null. */
export interface ProductRow {
  brand: string | null;
  name: string | null;
  category: string | null;
  /** Whole units of money. */
  retailPrice: number | null;
}

export const productColumns: Columns = {
  required: ['product_ref'],
  optional: ['brand', 'name', 'category', 'retail_price'],
};

/**
 * Reads a sheet of products. The first row of a ref counts. `tell` hears of what was left out: rows without a ref,
 * refs that come again, prices that are no amounts, and columns that nobody asked for.
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
    'rows of a ref that is known': 0,
    'prices that are none': 0,
  };
  for await (const { cells } of rows) {
    const ref = cells.product_ref ?? '';
    const price = parsePrice(plain(cells.retail_price ?? ''));
    if (price === undefined) left['prices that are none'] += 1;
    if (ref === '') left['rows without a product_ref'] += 1;
    else if (products.has(ref)) left['rows of a ref that is known'] += 1;
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

/** Rounded to whole units; null where there is none, undefined where it is no amount. */
function parsePrice(text: string): number | null | undefined {
  if (text === '') return null;
  const price = Math.round(Number(text));
  return /^\d+(\.\d+)?$/.test(text) && Number.isSafeInteger(price) ? price : undefined;
}

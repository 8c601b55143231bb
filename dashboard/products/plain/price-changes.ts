import { productCodeFrom } from '#domain/codes.ts';
import { stockPrice } from '#domain/stock/stock-price.ts';
import type { Product } from '#read-api/products/contract.ts';
import { numberIn, type PriceLine } from './price-lines.ts';

export type Priced = Pick<
  Product,
  'id' | 'revision' | 'name' | 'code' | 'originalPrice' | 'price' | 'discountRate' | 'regionId'
>;

/** What a file can change of a product. Prices are in whole units of the product's currency. */
export interface Prices {
  code: string | null;
  originalPrice: number;
  price: number;
}

/** A product that the file changes. `revision` is the one that the preview shows. */
export interface PriceChange {
  product: Priced;
  before: Prices;
  after: Prices;
}

/** Why a line cannot be carried out. */
export const lineProblems = ['noProduct', 'twice', 'number', 'code', 'aboveOriginal'] as const;
export type LineProblem = (typeof lineProblems)[number];

export interface CheckedFile {
  changes: PriceChange[];
  wrong: { at: number; problem: LineProblem }[];
  /** The number of lines whose values are stored already. */
  same: number;
}

const atMost = 1_000_000_000;

/** Compares the lines of a file with the products as they are. The server checks the changes again. */
export function checkedFile(lines: readonly PriceLine[], products: ReadonlyMap<number, Priced>): CheckedFile {
  const checked: CheckedFile = { changes: [], wrong: [], same: 0 };
  const named = new Set<number>();
  for (const line of lines) {
    const product = products.get(numberIn(line.id) ?? Number.NaN);
    const found =
      product === undefined ? 'noProduct' : named.has(product.id) ? 'twice' : after(line, product);
    if (product !== undefined) named.add(product.id);
    if (product === undefined || typeof found === 'string') {
      checked.wrong.push({ at: line.at, problem: typeof found === 'string' ? found : 'noProduct' });
      continue;
    }
    const { code, originalPrice, price } = product;
    const before = { code, originalPrice, price };
    if (isSame(before, found)) checked.same += 1;
    else checked.changes.push({ product, before, after: found });
  }
  return checked;
}

/** The body of the call that makes a change: the code, and both prices if one of them differs. */
export function bodyOfChange({ before, after: { code, originalPrice, price } }: PriceChange) {
  const isRepriced = originalPrice !== before.originalPrice || price !== before.price;
  return {
    ...(code !== before.code && { code }),
    ...(isRepriced && { original_price: originalPrice, price }),
  };
}

/** A product as a line wants it. A new original price without a price keeps the product's discount, as in its form. */
function after(line: PriceLine, product: Priced): Prices | LineProblem {
  const said = numberIn(line.originalPrice);
  const originalPrice = said ?? product.originalPrice;
  const isRaised = originalPrice !== product.originalPrice;
  const usual = isRaised ? stockPrice(originalPrice, product.discountRate) : product.price;
  const price = numberIn(line.price) ?? usual;
  if (!(originalPrice <= atMost) || Number.isNaN(price)) return 'number';
  if (price > originalPrice) return 'aboveOriginal';
  if (line.code === '' || line.code === product.code) return { code: product.code, originalPrice, price };
  const code = productCodeFrom(line.code);
  return code === null ? 'code' : { code, originalPrice, price };
}

function isSame(one: Prices, other: Prices): boolean {
  return one.code === other.code && one.originalPrice === other.originalPrice && one.price === other.price;
}

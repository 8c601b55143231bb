import { productCodeFrom } from '#domain/codes.ts';
import type { ProductCommand } from '#domain/products/product.ts';
import type { ProductFields } from '#domain/products/product-events.ts';
import { initialProduct } from '#domain/products/product-state.ts';
import { stockPrice } from '#domain/stock/stock-price.ts';
import { unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { pick, taken } from '../kit/changes/fields.ts';
import { pictureNamed } from '../kit/pictures/picture-named.ts';
import type { ProductSaid } from './bodies.ts';

const fields = {
  name: true,
  code: true,
  categoryId: true,
  gender: true,
  originalPrice: true,
  price: true,
  discountRate: true,
  useMode: true,
  regionId: true,
  seasonId: true,
  styleIds: true,
  colorCode: true,
  materials: true,
  externalLink: true,
  subsidiaryInfo: true,
  enterpriseProductCode: true,
  priority: true,
  isSaleForCurator: true,
  isCommerceSaleAvailable: true,
} as const satisfies Partial<Record<keyof ProductFields, true>>;
const fieldNames = Object.keys(fields) as (keyof typeof fields)[];

const defaults: ProductFields = pick(initialProduct, fieldNames);

/**
 * Returns the product's fields that the request sets. If the request changes the original price or the discount but not the
 * price, the price is computed from them. Throws 422 `product.price_above_original` and `product.code_invalid`.
 */
export function changedProduct(all: ProductSaid, product: ProductFields): Partial<ProductFields> {
  const { materials, ...said } = taken(all, {
    ...fields,
    coverImage: false,
    contents: false,
    maxPieceCount: false,
    isSoldout: false,
    isPublished: false,
  });
  const changed: Partial<ProductFields> = {
    ...said,
    ...(said.code !== undefined && { code: codeOf(said.code, product.code) }),
    ...(materials && { materials: materials.map((each) => ({ attribute: null, value: null, ...each })) }),
  };
  const { originalPrice, discountRate } = { ...product, ...changed };
  const isRepriced = said.originalPrice !== undefined || said.discountRate !== undefined;
  if (said.price === undefined && isRepriced) changed.price = stockPrice(originalPrice, discountRate);
  const price = changed.price ?? product.price;
  if (price > originalPrice) {
    throw unprocessable(
      'product.price_above_original',
      'the price is above the original price; lower the price or raise the original price',
      { price, originalPrice },
    );
  }
  return changed;
}

/** Returns all fields of a new or replaced product. For a replaced product, `code` is its current code. */
export function wholeProduct(said: ProductSaid, code: string | null = null): ProductFields {
  return { ...defaults, ...changedProduct(said, { ...defaults, code }) };
}

/**
 * Returns the normalized code. A product may keep its current code even if that was never normalized. Throws 422
 * `product.code_invalid`.
 */
function codeOf(said: string | null, current: string | null): string | null {
  if (said === null || said.trim() === current) return said && current;
  const code = productCodeFrom(said);
  if (code !== null) return code;
  throw unprocessable(
    'product.code_invalid',
    'a product code uses Latin, Korean, Japanese or Chinese letters, has no invisible characters, and is not only a number',
    { code: said },
  );
}

/** Returns the commands for the other parts of the body: pictures, piece count, sold out, publication. */
export async function furtherCommands(
  deps: Pick<WriteDeps, 'pictures' | 'certificates'>,
  asked: Pick<Asked, 'uploads'>,
  { coverImage: cover, contents, maxPieceCount, isSoldout, isPublished }: ProductSaid,
): Promise<ProductCommand[]> {
  const commands: ProductCommand[] = [];
  if (cover !== undefined) {
    const hash = cover === null ? null : await pictureNamed(deps, asked, cover);
    commands.push({ action: 'set_cover', hash });
  }
  if (contents !== undefined) {
    const hashes: string[] = [];
    for (const key of contents) hashes.push(await pictureNamed(deps, asked, key));
    commands.push({ action: 'set_contents', hashes });
  }
  if (maxPieceCount !== undefined) commands.push({ action: 'set_max_piece_count', maxPieceCount });
  if (isSoldout !== undefined) commands.push({ action: isSoldout ? 'mark_sold_out' : 'unmark_sold_out' });
  if (isPublished !== undefined) commands.push({ action: isPublished ? 'publish' : 'unpublish' });
  return commands;
}

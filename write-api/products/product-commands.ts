import type { FastifyRequest } from 'fastify';
import { productCodeFrom } from '#domain/codes.ts';
import type { ProductCommand } from '#domain/products/product.ts';
import type { ProductFields } from '#domain/products/product-events.ts';
import { initialProduct, type ProductState } from '#domain/products/product-state.ts';
import { stockPrice } from '#domain/stock/stock-price.ts';
import { unprocessable } from '#http/errors.ts';
import type { MasterDeps } from '../auth/deps.ts';
import { pick } from '../kit/masters/fields.ts';
import { fromWire } from '../kit/masters/names.ts';
import { pictureNamed } from '../kit/pictures/picture-named.ts';

export type ProductBody = Readonly<Record<string, unknown>>;

const fieldNames = [
  'name',
  'code',
  'categoryId',
  'gender',
  'originalPrice',
  'price',
  'discountRate',
  'useMode',
  'regionId',
  'seasonId',
  'styleIds',
  'colorCode',
  'materials',
  'externalLink',
  'subsidiaryInfo',
  'enterpriseProductCode',
  'priority',
  'isSaleForCurator',
  'isCommerceSaleAvailable',
] as const satisfies readonly (keyof ProductFields)[];

const defaults = pick({ ...initialProduct }, fieldNames) as unknown as ProductFields;

/**
 * The fields that a body changes of what is there. A price that is not said follows the original price and the
 * discount where one of these is; 422 `product.price_above_original` for a price above the original one.
 */
export function changedProduct(body: ProductBody, product: ProductFields): Partial<ProductFields> {
  const said = pick(fromWire(body), fieldNames) as Partial<ProductFields>;
  const { materials } = body as { materials?: Record<string, unknown>[] };
  const fields: Partial<ProductFields> = {
    ...said,
    ...(said.code !== undefined && { code: codeOf(said.code, product.code) }),
    ...(materials && { materials: materials.map(material) }),
  };
  const { originalPrice, discountRate } = { ...product, ...fields };
  const isRepriced = said.originalPrice !== undefined || said.discountRate !== undefined;
  if (said.price === undefined && isRepriced) fields.price = stockPrice(originalPrice, discountRate);
  const price = fields.price ?? product.price;
  if (price > originalPrice) {
    throw unprocessable('product.price_above_original', 'the price is above the original price', {
      price,
      originalPrice,
    });
  }
  return fields;
}

/** All fields of a new product, or of a replaced one that has this code. */
export function wholeProduct(body: ProductBody, code: string | null = null): ProductFields {
  return { ...defaults, ...changedProduct(body, { ...defaults, code }) };
}

/** A new code; what the product was called before codes were folded it may go on being called. 422 `product.code_invalid`. */
function codeOf(said: string | null, current: string | null): string | null {
  if (said === null || said.trim() === current) return said && current;
  const code = productCodeFrom(said);
  if (code !== null) return code;
  throw unprocessable(
    'product.code_invalid',
    'a code is Latin, Korean, Japanese or Chinese, has nothing invisible, and is no bare number',
    { code: said },
  );
}

/** The commands for what a body says beside the fields: pictures, piece count, sold out, publication. */
export async function furtherCommands(
  deps: Pick<MasterDeps, 'pictures' | 'certificates'>,
  request: FastifyRequest,
  body: ProductBody,
): Promise<ProductCommand[]> {
  const commands: ProductCommand[] = [];
  const cover = body.cover_image as string | null | undefined;
  if (cover !== undefined) {
    const hash = cover === null ? null : await pictureNamed(deps, request, cover);
    commands.push({ action: 'set_cover', hash });
  }
  if (body.contents !== undefined) {
    const hashes: string[] = [];
    for (const key of body.contents as string[]) hashes.push(await pictureNamed(deps, request, key));
    commands.push({ action: 'set_contents', hashes });
  }
  if (body.max_piece_count !== undefined) {
    commands.push({
      action: 'set_max_piece_count',
      maxPieceCount: body.max_piece_count as ProductState['maxPieceCount'],
    });
  }
  if (body.is_soldout !== undefined) {
    commands.push({ action: body.is_soldout === true ? 'mark_sold_out' : 'unmark_sold_out' });
  }
  if (body.is_published !== undefined) {
    commands.push({ action: body.is_published === true ? 'publish' : 'unpublish' });
  }
  return commands;
}

function material(body: Record<string, unknown>) {
  return { attribute: null, value: null, ...fromWire(body) } as ProductFields['materials'][number];
}

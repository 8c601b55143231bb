import { brand } from '#domain/brands/brand.ts';
import { productCodeClaim } from '#domain/claim-values.ts';
import { type ProductCommand, product } from '#domain/products/product.ts';
import { notFound } from '#http/errors.ts';
import { requireRoomForProduct } from '../brand-subscriptions/limits.ts';
import { seesBrand } from '../brands/visible.ts';
import type { WriteDeps } from '../deps.ts';
import { asItStands } from '../kit/changes/as-it-stands.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange, present } from '../kit/changes/change.ts';
import { requireNotInUse } from '../kit/changes/in-use.ts';
import { beginRemoval } from '../kit/changes/removing.ts';
import { requireNoOpenOrder } from '../open-order-items.ts';
import type { NewProductSaid, ProductSaid } from './bodies.ts';
import { changedProduct, furtherCommands, wholeProduct } from './product-commands.ts';
import { requireProductLinks, requireSizeLinks } from './product-links.ts';
import { requireMayBeSold } from './sale.ts';
import { addSize, wholeSize } from './size-commands.ts';
import { seesProduct } from './visible.ts';

/**
 * Registers a product with its sizes. Throws 404 if the caller may not see the brand, and 409 `claim.product_code_taken`.
 * Throws 422 for missing reference data, a price above the original price, a sale of an unpublished product or brand, and
 * `subscription.limit_reached`.
 */
export async function registerProduct(
  deps: WriteDeps,
  asked: Asked,
  { brandId, said }: { brandId: number; said: NewProductSaid },
): Promise<Changed> {
  const { caller, context, uploads } = asked;
  const { state: owner } = await deps.streams.refresh(brand, brandId);
  if (!seesBrand(caller)(owner)) throw notFound('brand', brandId);
  const fields = wholeProduct(said);
  const { sizes = [], isPublished } = said;
  const given = await deps.ids.forCommand({ product: 1, product_size: sizes.length }, context);
  const id = given.product?.[0] ?? 0;
  await requireProductLinks(deps.streams, fields);
  const { state: before, revision } = await deps.streams.load(product, id);
  if (revision === 'no_stream') {
    await requireMayBeSold(deps.streams, { brandId, before, fields, isPublished });
    await requireRoomForProduct(deps, brandId);
  }
  for (const size of sizes) await requireSizeLinks(deps.streams, wholeSize(size));
  const commands: ProductCommand[] = [
    { action: 'register', productId: id, brandId, ...fields },
    ...sizes.flatMap((size, index) => addSize(given.product_size?.[index] ?? 0, size)),
    ...(await furtherCommands(deps, asked, said)),
  ];
  const claims = {
    by: { category: 'product' as const, id },
    taken: fields.code === null ? [] : [productCodeClaim(brandId, fields.code)],
    givenUp: [],
  };
  return makeChange(deps, { decider: product, id, commands, name: 'register', claims }, { context, uploads });
}

/**
 * Revises a product; `isWhole` replaces all of its fields. Throws 404 if the caller may not see the product, and 409 and 422
 * like `registerProduct`.
 */
export function reviseProduct(
  deps: WriteDeps,
  asked: Asked,
  wanted: { id: number; said: ProductSaid; isWhole: boolean },
): Promise<Changed> {
  return asItStands(deps, product, wanted.id, asked, (pinned) =>
    reviseProductAsItStands(deps, pinned, wanted),
  );
}

async function reviseProductAsItStands(
  deps: WriteDeps,
  asked: Asked,
  { id, said, isWhole }: { id: number; said: ProductSaid; isWhole: boolean },
): Promise<Changed> {
  const { state, isRepeat } = await present(deps, product, id, asked.context, seesProduct(asked.caller));
  const { brandId } = state;
  const fields = isWhole ? wholeProduct(said, state.code) : changedProduct(said, state);
  if (!isRepeat) {
    await requireProductLinks(deps.streams, fields);
    const { isPublished } = said;
    await requireMayBeSold(deps.streams, { brandId, before: state, fields, isPublished });
  }
  const commands: ProductCommand[] = [
    { action: 'revise', fields },
    ...(await furtherCommands(deps, asked, said)),
  ];
  const { code } = { ...state, ...fields };
  const isNewCode = code !== state.code;
  const claims = {
    by: { category: 'product' as const, id },
    taken: isNewCode && code !== null ? [productCodeClaim(brandId, code)] : [],
    givenUp: isNewCode && state.code !== null ? [productCodeClaim(brandId, state.code)] : [],
  };
  return makeChange(deps, { decider: product, id, commands, name: 'revise', claims }, asked);
}

/** Sets the maximum number of pieces of a garment; null means no limit. Throws 404 if the caller may not see the product. */
export async function setMaxPieceCount(
  deps: WriteDeps,
  asked: Asked,
  { id, maxPieceCount }: { id: number; maxPieceCount: number | null },
): Promise<Changed> {
  await present(deps, product, id, asked.context, seesProduct(asked.caller));
  const commands = [{ action: 'set_max_piece_count' as const, maxPieceCount }];
  return makeChange(deps, { decider: product, id, commands, name: 'set_max_piece_count' }, asked);
}

/**
 * Removes a product and its sizes; their history stays. Throws 404 if the caller may not see the product, and 409
 * `removal.in_use`.
 */
export function removeProduct(deps: WriteDeps, asked: Asked, id: number): Promise<Changed> {
  return asItStands(deps, product, id, asked, (pinned) => removeProductAsItStands(deps, pinned, id));
}

async function removeProductAsItStands(deps: WriteDeps, asked: Asked, id: number): Promise<Changed> {
  const { state, isRepeat } = await present(deps, product, id, asked.context, seesProduct(asked.caller));
  const productSizeIds = state.sizes.map((size) => size.productSizeId);
  const removing = {
    decider: product,
    id,
    begin: { action: 'begin_removal', productSizeIds },
    stop: { action: 'stop_removal' },
    async check() {
      await requireNotInUse(deps, { productSizeIds });
      await requireNoOpenOrder(deps, { productSizeIds });
    },
  } as const;
  const seenRevision = isRepeat ? asked.seenRevision : await beginRemoval(deps, removing, asked);
  const claims = {
    by: { category: 'product' as const, id },
    taken: [],
    givenUp: state.code === null ? [] : [productCodeClaim(state.brandId, state.code)],
  };
  const commands = [{ action: 'remove' as const }];
  return makeChange(
    deps,
    { decider: product, id, commands, name: 'remove', claims },
    { ...asked, seenRevision },
  );
}

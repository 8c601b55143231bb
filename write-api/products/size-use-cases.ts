import { type ProductCommand, product } from '#domain/products/product.ts';
import { notFound } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { asItStands } from '../kit/changes/as-it-stands.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange, present } from '../kit/changes/change.ts';
import { requireNotInUse } from '../kit/changes/in-use.ts';
import { beginRemoval } from '../kit/changes/removing.ts';
import { requireNoOpenOrder } from '../open-order-items.ts';
import type { SizeSaid } from './bodies.ts';
import { requireSizeLinks } from './product-links.ts';
import { addSize, changedSize, soldOut, wholeSize } from './size-commands.ts';
import { seesProduct } from './visible.ts';

/** A size, named by its product and its id. */
interface SizeOf {
  productId: number;
  id: number;
}

/**
 * Adds a size to a product. Returns the product's revision and the size's id. Throws 404 if the caller may not see the
 * product.
 */
export async function addProductSize(
  deps: WriteDeps,
  asked: Asked,
  { productId, said }: { productId: number; said: SizeSaid },
): Promise<Changed> {
  const { context, caller } = asked;
  const { isRepeat } = await present(deps, product, productId, context, seesProduct(caller));
  if (!isRepeat) await requireSizeLinks(deps.streams, wholeSize(said));
  const { product_size: [id = 0] = [] } = await deps.ids.forCommand({ product_size: 1 }, context);
  const change = { decider: product, id: productId, commands: addSize(id, said), name: 'add_size' };
  return { ...(await makeChange(deps, change, asked)), id };
}

/**
 * Revises a size; `isWhole` replaces all of its fields. Throws 404 if the caller may not see the product, or it has no such
 * size.
 */
export async function reviseProductSize(
  deps: WriteDeps,
  asked: Asked,
  { of, said, isWhole }: { of: SizeOf; said: SizeSaid; isWhole: boolean },
): Promise<Changed> {
  const isRepeat = await presentSize(deps, asked, of);
  const fields = isWhole ? wholeSize(said) : changedSize(said);
  if (!isRepeat) await requireSizeLinks(deps.streams, fields);
  const commands: ProductCommand[] = [
    { action: 'revise_size', productSizeId: of.id, fields },
    ...soldOut(of.id, said),
  ];
  const change = { decider: product, id: of.productId, commands, name: 'revise_size' };
  return { ...(await makeChange(deps, change, asked)), id: of.id };
}

/** Removes a size of a product. Throws 404 like `reviseProductSize`, and 409 `removal.in_use`. */
export function removeProductSize(deps: WriteDeps, asked: Asked, of: SizeOf): Promise<Changed> {
  return asItStands(deps, product, of.productId, asked, (pinned) => removeSizeAsItStands(deps, pinned, of));
}

async function removeSizeAsItStands(deps: WriteDeps, asked: Asked, of: SizeOf): Promise<Changed> {
  const isRepeat = await presentSize(deps, asked, of);
  const productSizeIds = [of.id];
  const removing = {
    decider: product,
    id: of.productId,
    begin: { action: 'begin_removal', productSizeIds },
    stop: { action: 'stop_removal' },
    async check() {
      await requireNotInUse(deps, { productSizeIds });
      await requireNoOpenOrder(deps, { productSizeIds });
    },
  } as const;
  const seenRevision = isRepeat ? asked.seenRevision : await beginRemoval(deps, removing, asked);
  const commands: ProductCommand[] = [{ action: 'remove_size', productSizeId: of.id }];
  const change = { decider: product, id: of.productId, commands, name: 'remove_size' };
  return { ...(await makeChange(deps, change, { ...asked, seenRevision })), id: of.id };
}

/** Returns whether the request is a retry. For a new request, throws 404 if the product has no such size. */
async function presentSize(
  deps: WriteDeps,
  { context, caller }: Asked,
  { productId, id }: SizeOf,
): Promise<boolean> {
  const { state, isRepeat } = await present(deps, product, productId, context, seesProduct(caller));
  const known = state.sizes.find((size) => size.productSizeId === id);
  if (!isRepeat && (known === undefined || known.isRemoved)) throw notFound('product_size', id);
  return isRepeat;
}

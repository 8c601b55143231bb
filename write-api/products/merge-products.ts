import { product } from '#domain/products/product.ts';
import { unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange, present } from '../kit/changes/change.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { seesProduct } from './visible.ts';

interface Merge {
  id: number;
  /** The ids of the products that join the family, without `id` itself. */
  productIds: readonly number[];
}

/**
 * Moves products into another product's family. A family is shown as one garment in several colours; each product keeps
 * its sizes, its stock and its history. A retry merges the products that are still missing. Returns the change of product
 * `id` with the highest position of all appends. Throws 404 if a product does not exist, and 422 `product.other_brand`.
 */
export async function mergeProducts(
  deps: WriteDeps,
  { caller, context, seenRevision }: Asked,
  { id, productIds }: Merge,
): Promise<Changed & { familyId: number }> {
  const stepOf = (other: number) => ({
    ...context,
    commandId: derivedCommandId(context.commandId, `merge:${other}`),
  });
  const { state } = await present(deps, product, id, context, seesProduct(caller));
  for (const other of productIds) {
    const { state: joining } = await present(deps, product, other, stepOf(other), seesProduct(caller));
    if (joining.brandId === state.brandId) continue;
    throw unprocessable(
      'product.other_brand',
      `product ${other} belongs to another brand; merge products of one brand only`,
      { id: other },
    );
  }
  const familyId = state.familyId ?? id;
  const own = { decider: product, id, commands: [{ action: 'merge' as const, familyId }], name: 'merge' };
  let changed = await makeChange(deps, own, { context, seenRevision });
  for (const other of productIds) {
    const { position } = await makeChange(deps, { ...own, id: other }, { context: stepOf(other) });
    if (position > changed.position) changed = { ...changed, position };
  }
  return { ...changed, familyId };
}

import { product } from '#domain/products/product.ts';
import { unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange, present } from '../kit/changes/change.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { seesProduct } from './visible.ts';

interface Merge {
  id: number;
  /** Those that come to it, without itself. */
  productIds: readonly number[];
}

/**
 * Takes products into the family of another: they are shown together, as the same garment in other colours, while each
 * keeps its sizes, its stock and its history. Said again, it does what is left to do. Answers the change of the product
 * itself, with the highest position of all. 404 where one is not there, 422 `product.other_brand`.
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
    throw unprocessable('product.other_brand', `product ${other} is another brand's`, { id: other });
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

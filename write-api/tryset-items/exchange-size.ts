import { type TrysetItemCommand, trysetItem } from '#domain/tryset-items/item.ts';
import type { WriteDeps } from '../deps.ts';
import { runTarget, type TargetOutcome } from '../kit/commands/run-target.ts';
import { releaseOf, takeBack } from '../trysets/reserve.ts';
import { isAllowed, type OnItem, otherSize, reserveOther } from './other-size.ts';

type Exchange = Extract<TrysetItemCommand, { action: 'exchange_size' }>;

/**
 * Gives an item that is not shipped yet a free garment of another size of its product. The append on the item decides; after a crash
 * the reservation's deadline gives the garment back. 409 `tryset_item.size_not_free` if no garment of the size is free.
 */
export async function exchangeSize(
  deps: WriteDeps,
  on: OnItem,
  { productSizeId }: Exchange,
): Promise<TargetOutcome> {
  const { id, state, context, seenRevision } = on;
  const run = (to: number | null) => {
    const command = { action: 'exchange_size', productSizeId, to } as const;
    return runTarget(deps.streams, { on: 'tryset_item', id, command }, context, seenRevision);
  };
  if (!isAllowed(on) || state.productSizeId === productSizeId) return run(null);
  await otherSize(deps, state, productSizeId);
  const holder = { kind: 'tryset_item', id } as const;
  const waitsFor = { kind: 'tryset', id: state.trysetId } as const;
  const to = await reserveOther(deps, { holder, waitsFor, productSizeId }, context);
  const outcome = await run(to);
  // A second click with the same key may have given the item another garment.
  const { state: after } = await deps.streams.load(trysetItem, id);
  if (to !== null && after.stockItemId !== to) await takeBack(deps, [releaseOf(to, holder)], context);
  return outcome;
}

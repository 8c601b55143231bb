import type { Target } from '#domain/reacting-kinds.ts';
import type { Awaited, Holder } from '#domain/stock/stock-events.ts';
import type { WriteDeps } from '../deps.ts';
import { type CommandContext, stepOf } from '../kit/commands/context.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { untilIndexed, untilKnown } from '../kit/index/until-known.ts';
import { candidatesFor } from '../stock/candidates.ts';

/** A garment to find: the item that will hold it, the request that the reservation waits for, and the size. */
export interface Wanted {
  holder: Holder;
  waitsFor: Awaited;
  productSizeId: number;
}

/** The number of candidates to try before a size counts as unavailable. Other requests take garments at the same time. */
const candidatesAtMost = 50;

/** Returns the garments to try for an item, in order; those that seem taken come last. */
export async function garmentsToTry(deps: WriteDeps, wanted: Wanted): Promise<readonly number[]> {
  const ask = () => candidatesFor(deps.db, wanted, candidatesAtMost);
  const likely = await untilKnown(deps, async () => {
    const found = await ask();
    return found.some(({ isLikely }) => isLikely) ? found : null;
  });
  return (likely ?? (await ask())).map(({ stockItemId }) => stockItemId);
}

/**
 * Returns further garments to try, once the index has caught up with all acknowledged events. Called before a size is refused.
 */
export async function furtherGarments(
  deps: WriteDeps,
  wanted: Wanted,
  but: readonly number[],
): Promise<readonly number[]> {
  await untilIndexed(deps);
  const found = await candidatesFor(deps.db, wanted, candidatesAtMost);
  return found.map(({ stockItemId }) => stockItemId).filter((id) => !but.includes(id));
}

/** Reserves the first of these garments that is free for the item; returns null if none is free. */
export async function reserveOneOf(
  deps: WriteDeps,
  stockItemIds: readonly number[],
  { holder, waitsFor }: Wanted,
  context: CommandContext,
): Promise<number | null> {
  for (const id of stockItemIds) {
    const reserved = await runTarget(
      deps.streams,
      { on: 'stock_item', id, command: { action: 'reserve', holder, waitsFor } },
      stepOf(context),
    );
    if (reserved.ok) return id;
  }
  return null;
}

/** Releases the reservations and claims of a failed request. */
export async function takeBack(
  deps: WriteDeps,
  targets: readonly Target[],
  context: CommandContext,
): Promise<void> {
  await Promise.all(targets.map((target) => runTarget(deps.streams, target, stepOf(context))));
}

export function releaseOf(stockItemId: number, holder: Holder): Target {
  return {
    on: 'stock_item',
    id: stockItemId,
    command: { action: 'release', holder, stock: { to: 'in_stock' } },
  };
}

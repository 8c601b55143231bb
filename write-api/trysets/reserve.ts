import type { Target } from '#domain/reactions/consequence.ts';
import { conflict } from '#http/errors.ts';
import { type CommandContext, stepOf } from '../commands/context.ts';
import { runTarget } from '../commands/run-target.ts';
import type { WriteDeps } from '../deps.ts';
import { candidatesFor } from '../index/candidates.ts';
import { untilKnown } from '../index/until-known.ts';

/** One garment to be found: for which item of which tryset, in which size. */
export interface Wanted {
  trysetItemId: number;
  trysetId: number;
  productSizeId: number;
}

/** So many candidates are tried before a size counts as not to be had; others are taking them at the same time. */
const candidatesAtMost = 50;

/** Reserves a free garment of the size in the item's name. 409 `tryset.size_not_free` names the size where none is. */
export async function reserve(deps: WriteDeps, wanted: Wanted, context: CommandContext): Promise<number> {
  const { trysetItemId, trysetId, productSizeId } = wanted;
  const holder = { kind: 'tryset_item', id: trysetItemId } as const;
  const ask = () => candidatesFor(deps.db, wanted, candidatesAtMost);
  const likely = await untilKnown(deps, async () => {
    const found = await ask();
    return found.some(({ isLikely }) => isLikely) ? found : null;
  });
  for (const { stockItemId } of likely ?? (await ask())) {
    const reserved = await runTarget(
      deps.streams,
      { on: 'stock_item', id: stockItemId, command: { action: 'reserve', holder, trysetId } },
      stepOf(context),
    );
    if (reserved.ok) return stockItemId;
  }
  throw conflict('tryset.size_not_free', `no garment of product size ${productSizeId} is free`, {
    productSizeId,
  });
}

/** Takes reservations and claims back after a request that came to nothing. */
export async function takeBack(
  deps: WriteDeps,
  targets: readonly Target[],
  context: CommandContext,
): Promise<void> {
  await Promise.all(targets.map((target) => runTarget(deps.streams, target, stepOf(context))));
}

export function releaseOf(stockItemId: number, trysetItemId: number): Target {
  const holder = { kind: 'tryset_item', id: trysetItemId } as const;
  return {
    on: 'stock_item',
    id: stockItemId,
    command: { action: 'release', holder, stock: { to: 'in_stock' } },
  };
}

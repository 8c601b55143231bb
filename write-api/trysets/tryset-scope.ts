import { transitionOf } from '#domain/transition-table.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import type { TrysetItemState } from '#domain/tryset-items/item-state.ts';
import { type TrysetItemAction, trysetItemTransitions } from '#domain/tryset-items/item-transitions.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import type { TrysetState } from '#domain/trysets/tryset-state.ts';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { isInScope } from '../kit/scope.ts';

/**
 * Returns a tryset that the caller may see; throws 404 otherwise. A repeated request (`isRepeat`) passes even if the tryset is
 * removed by now.
 */
export async function visibleTryset(
  { streams }: WriteDeps,
  id: number,
  caller: Caller,
  { commandId }: CommandContext,
): Promise<{ state: TrysetState; isRepeat: boolean }> {
  const { state, memory } = await streams.refresh(tryset, id);
  const isRepeat = memory.some((known) => known.commandId === commandId);
  const brandIds = state.items.map((item) => item.brandId);
  const isVisible = state.status === 'requested' && isInScope(caller, { brandIds, userId: state.userId });
  if (!isVisible && !isRepeat) throw notFound('tryset', id);
  return { state, isRepeat };
}

/** Returns the current items of the tryset. */
export function itemsOf({ streams }: WriteDeps, state: TrysetState): Promise<TrysetItemState[]> {
  return Promise.all(
    state.items.map(async (item) => (await streams.refresh(trysetItem, item.trysetItemId)).state),
  );
}

/** Returns the ids of the items whose status allows the action. */
export function mayTake(items: readonly TrysetItemState[], action: TrysetItemAction): number[] {
  const { from } = transitionOf(trysetItemTransitions, action);
  return items.filter((item) => from.includes(item.status)).map((item) => item.trysetItemId);
}

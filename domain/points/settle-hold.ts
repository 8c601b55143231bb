import type { Target } from '../reacting-kinds.ts';
import type { TrysetItemState } from '../tryset-items/item-state.ts';
import { finalItemStatuses } from '../tryset-items/item-status.ts';
import type { TrysetState } from '../trysets/tryset-state.ts';

interface HeldFor {
  userId: number;
  trysetId: number;
}

/**
 * Returns the steps that settle an expired hold, from its tryset and the items with shares; `isLast` is true if no step
 * follows. The first step expires the tryset's stream, so that a late request is refused. The hold is released only if that
 * append succeeds. If the tryset exists, its items' outcomes are applied again, in case they happened before the hold.
 */
export function settleHold(
  { userId, trysetId }: HeldFor,
  tryset: TrysetState,
  items: readonly TrysetItemState[],
): { steps: Target[]; isLast: boolean } {
  const account = { on: 'point_account', id: userId } as const;
  if (tryset.status === 'none') {
    return {
      steps: [{ on: 'tryset', id: trysetId, command: { action: 'expire', trysetId } }],
      isLast: false,
    };
  }
  if (tryset.status === 'expired') {
    const release = { action: 'release', trysetId, trysetItemId: null } as const;
    return { steps: [{ ...account, command: release }], isLast: true };
  }
  const steps = items.flatMap((item): Target[] => {
    const action = shareOf(item);
    const { trysetItemId } = item;
    return action === null ? [] : [{ ...account, command: { action, trysetId, trysetItemId } }];
  });
  return { steps, isLast: true };
}

/**
 * Returns what happens to an item's share: `capture` if the item was delivered, `release` if it ended undelivered, null while
 * it is open.
 */
function shareOf({ deliveredAt, status }: TrysetItemState): 'capture' | 'release' | null {
  if (deliveredAt !== null) return 'capture';
  return finalItemStatuses.includes(status) ? 'release' : null;
}

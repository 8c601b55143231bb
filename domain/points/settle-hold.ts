import type { Target } from '../reacting-kinds.ts';
import type { TrysetItemState } from '../tryset-items/item-state.ts';
import { finalItemStatuses } from '../tryset-items/item-status.ts';
import type { TrysetState } from '../trysets/tryset-state.ts';

interface HeldFor {
  userId: number;
  trysetId: number;
}

/**
 * The steps that settle a hold whose time is up, by its tryset and the items that have shares of it; `isLast` where none
 * follows. First the tryset's stream is closed to a late append; only where that append won is the hold released. What a
 * tryset that stands has come to meanwhile is made good, should the hold have come after it.
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

/** What becomes of an item's share: spent with its delivery, free again where it ends without; null until then. */
function shareOf({ deliveredAt, status }: TrysetItemState): 'capture' | 'release' | null {
  if (deliveredAt !== null) return 'capture';
  return finalItemStatuses.includes(status) ? 'release' : null;
}

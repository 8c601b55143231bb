import type { Target } from '../reacting-kinds.ts';
import type { TrysetItemState } from '../tryset-items/item-state.ts';
import { finalItemStatuses } from '../tryset-items/item-status.ts';
import type { TrysetState } from '../trysets/tryset-state.ts';
import type { PaidFor } from './paid-for.ts';

/** A hold of a member's points, to be settled. */
export interface Hold {
  userId: number;
  for: PaidFor;
}

/** Commands that settle an expired hold; `isLast` if none follow. */
export interface HoldSteps {
  steps: Target[];
  isLast: boolean;
}

/**
 * Settles a tryset's hold, from the tryset and the items with shares. The first step expires the tryset's stream, so that a
 * late request is refused. The hold is released only if that append wins.
 * If the tryset exists, its items' outcomes are applied again, in case they preceded the hold.
 */
export function settleTrysetHold(
  hold: Hold,
  tryset: TrysetState,
  items: readonly TrysetItemState[],
): HoldSteps {
  const { userId, for: paid } = hold;
  if (tryset.status === 'none') {
    const expire = { action: 'expire', trysetId: paid.id } as const;
    return { steps: [{ on: 'tryset', id: paid.id, command: expire }], isLast: false };
  }
  if (tryset.status === 'expired') return { steps: [releaseAll(hold)], isLast: true };
  const steps = items.flatMap((item): Target[] => {
    const action = shareOf(item);
    const command = action && { action, for: paid, itemId: item.trysetItemId };
    return command === null ? [] : [{ on: 'point_account', id: userId, command }];
  });
  return { steps, isLast: true };
}

function releaseAll({ userId, for: paid }: Hold): Target {
  return { on: 'point_account', id: userId, command: { action: 'release', for: paid, itemId: null } };
}

/** An item's share is captured if the item was delivered and released if it ended undelivered; null while open. */
function shareOf({ deliveredAt, status }: TrysetItemState): 'capture' | 'release' | null {
  if (deliveredAt !== null) return 'capture';
  return finalItemStatuses.includes(status) ? 'release' : null;
}

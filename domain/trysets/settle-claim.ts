import type { Target } from '../reacting-kinds.ts';
import type { TrysetItemState } from '../tryset-items/item-state.ts';
import { finalItemStatuses } from '../tryset-items/item-status.ts';
import type { TrysetState } from './tryset-state.ts';

/** A member's claim for items of a tryset, to be settled. */
export interface RentalClaim {
  userId: number;
  trysetId: number;
  itemIds: readonly number[];
}

/** Commands that settle an expired claim; `isLast` if none follow. */
export interface ClaimSteps {
  steps: Target[];
  isLast: boolean;
}

/**
 * Settles a claim, from its tryset and its items. The first steps close the request of the tryset or of added items, so that
 * a late request is refused. The claim ends only if those appends win.
 * The claim of an item that has ended ends too, in case the item ended before the claim.
 */
export function settleClaim(
  claim: RentalClaim,
  tryset: TrysetState,
  items: readonly TrysetItemState[],
): ClaimSteps {
  const { trysetId, itemIds } = claim;
  if (tryset.status === 'none')
    return { steps: [close(trysetId, { action: 'expire', trysetId })], isLast: false };
  if (tryset.status === 'expired') return { steps: endOf(claim, itemIds, false), isLast: true };
  const named = tryset.items.map(({ trysetItemId }) => trysetItemId);
  const missing = itemIds.filter((id) => !named.includes(id));
  const open = missing.filter((id) => !tryset.expiredItemIds.includes(id));
  if (open.length > 0) {
    const steps = open.map((id) => close(trysetId, { action: 'expire_added_item', trysetItemId: id }));
    return { steps, isLast: false };
  }
  const ended = items.filter(({ status }) => finalItemStatuses.includes(status));
  const idsOf = (of: readonly TrysetItemState[]) => of.map(({ trysetItemId }) => trysetItemId);
  const undelivered = idsOf(ended.filter(({ deliveredAt }) => deliveredAt === null));
  const delivered = idsOf(ended.filter(({ deliveredAt }) => deliveredAt !== null));
  const steps = [...endOf(claim, [...missing, ...undelivered], false), ...endOf(claim, delivered, true)];
  return { steps, isLast: true };
}

function close(trysetId: number, command: (Target & { on: 'tryset' })['command']): Target {
  return { on: 'tryset', id: trysetId, command };
}

function endOf(
  { userId, trysetId }: RentalClaim,
  itemIds: readonly number[],
  isDelivered: boolean,
): Target[] {
  if (itemIds.length === 0) return [];
  const command = { action: 'end_claim', userId, trysetId, itemIds, isDelivered } as const;
  return [{ on: 'member_rentals', id: userId, command }];
}

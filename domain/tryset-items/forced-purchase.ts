import { accept, type Decision, nothingToDo } from '../decider.ts';
import { closesAt, monthOfInstant } from '../settlements/month-days.ts';
import type { TrysetItemEvent } from './item-events.ts';
import type { TrysetItemState } from './item-state.ts';
import type { TrysetItemStatus } from './item-status.ts';

/** A forced purchase: the item's status before, and the ISO instant of the force. */
export interface ForcedPurchase {
  from: TrysetItemStatus;
  at: string;
}

/** Returns the status to which the undo leads. The order that was buying the item has ended, so the member has the item again. */
export function statusBefore(status: TrysetItemStatus): TrysetItemStatus {
  return status === 'purchase_pending' ? 'tryset_delivered' : status;
}

/**
 * Returns whether the garment's compensation is settled at the ISO instant `at`: then the month of the forced purchase closes. A
 * month never closes earlier, so a purchase that is undone before was never settled.
 */
export function isSettled({ at: forcedAt }: ForcedPurchase, at: string): boolean {
  return at >= closesAt(monthOfInstant(forcedAt));
}

/** Brings the item back to its former status, which the event names. */
export function undoneForce({ forced }: TrysetItemState): Decision<TrysetItemEvent> {
  return forced === null
    ? nothingToDo
    : accept({ type: 'TrysetItemForcePurchaseUndone', data: { status: forced.from } });
}

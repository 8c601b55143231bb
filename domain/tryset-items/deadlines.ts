import { placePatienceMs } from '../orders/order-kinds.ts';
import type { Deadline } from '../reacting.ts';
import type { TrysetItemEvent } from './item-events.ts';
import type { TrysetItemState } from './item-state.ts';
import { postDueAt } from './post-due.ts';
import { trialEndOf } from './trial.ts';

/** The end of the trial, and the last day for the look. */
export interface TrialDeadline extends Deadline {
  name: 'end_trial' | 'mark_post_overdue';
  trysetItemId: number;
}

/** The end of a purchase whose order was never placed. */
export interface PurchaseDeadline extends Deadline {
  name: 'abandon_purchase';
  trysetItemId: number;
  orderId: number;
}

export type TrysetItemDeadline = TrialDeadline | PurchaseDeadline;

/** How long a purchase waits for its order. The order then says how long it waits for its payment. */
export const purchasePatienceMs = placePatienceMs;

/** The deadlines set by a delivery, by a longer trial, or by more time for the look. */
export function deadlinesOfTrial(event: TrysetItemEvent, item: TrysetItemState): TrialDeadline[] {
  const postDue = postDueAt(item);
  const trialEnd = trialEndOf(item);
  if (postDue === null || trialEnd === null) return [];
  const { trysetItemId } = item;
  const post: TrialDeadline = { name: 'mark_post_overdue', dueAt: postDue, trysetItemId };
  return event.type === 'TrysetItemPostExtended'
    ? [post]
    : [{ name: 'end_trial', dueAt: trialEnd, trysetItemId }, post];
}

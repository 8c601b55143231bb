import { type Deadline, later } from '../reacting.ts';
import type { TrysetItemEvent } from './item-events.ts';
import type { TrysetItemState } from './item-state.ts';
import { postDueAt } from './post-due.ts';
import { dayMs } from './trial.ts';

/** The end of the trial, and the last day for the look. */
export interface TrialDeadline extends Deadline {
  name: 'end_trial' | 'mark_post_overdue';
  trysetItemId: number;
}

/** The end of an unpaid purchase. */
export interface PurchaseDeadline extends Deadline {
  name: 'abandon_purchase';
  trysetItemId: number;
  orderId: number;
}

export type TrysetItemDeadline = TrialDeadline | PurchaseDeadline;

/** How long a purchase waits for its payment. */
export const purchasePatienceMs = 30 * 60_000;

/** The deadlines set by a delivery, or by more time for the look; `at` is the event's effective time. */
export function deadlinesOfTrial(event: TrysetItemEvent, item: TrysetItemState, at: string): TrialDeadline[] {
  const dueAt = postDueAt(item);
  if (dueAt === null) return [];
  const { trysetItemId, trialDays } = item;
  const post: TrialDeadline = { name: 'mark_post_overdue', dueAt, trysetItemId };
  return event.type === 'TrysetItemDelivered'
    ? [{ name: 'end_trial', dueAt: later(at, trialDays * dayMs), trysetItemId }, post]
    : [post];
}

import { type Deadline, later } from '../reacting.ts';
import type { TrysetItemEvent } from './item-events.ts';
import type { TrysetItemState } from './item-state.ts';
import { postDueAt } from './post-due.ts';
import { dayMs } from './trial.ts';

/** The end of the trial, and the last day for the look. */
export interface TrysetItemDeadline extends Deadline {
  name: 'end_trial' | 'mark_post_overdue';
  trysetItemId: number;
}

/** The deadlines set by a tryset item's event; `at` is its effective time. */
export function deadlinesOfTrysetItem(
  event: TrysetItemEvent,
  item: TrysetItemState,
  at: string,
): TrysetItemDeadline[] {
  if (!setsDeadlines(event.type)) return [];
  const dueAt = postDueAt(item);
  if (dueAt === null) return [];
  const { trysetItemId, trialDays } = item;
  const post: TrysetItemDeadline = { name: 'mark_post_overdue', dueAt, trysetItemId };
  return event.type === 'TrysetItemDelivered'
    ? [{ name: 'end_trial', dueAt: later(at, trialDays * dayMs), trysetItemId }, post]
    : [post];
}

/** Whether an event of this type may set deadlines. */
export function setsDeadlines(type: string): boolean {
  return type === 'TrysetItemDelivered' || type === 'TrysetItemPostExtended';
}

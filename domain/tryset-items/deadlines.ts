import { type Deadline, later } from '../reacting.ts';
import type { TrysetItemEvent } from './item-events.ts';
import type { TrysetItemState } from './item-state.ts';
import { postDueAt } from './post-due.ts';
import { dayMs } from './trial.ts';

/** The deadlines of a tryset item: the end of the trial, and the last day for the look. */
export interface TrysetItemDeadline extends Deadline {
  name: 'end_trial' | 'mark_post_overdue';
  trysetItemId: number;
}

/** Returns the deadlines that a tryset item's event sets; `at` is the event's effective time. */
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

/** Returns whether events of this type may set deadlines. */
export function setsDeadlines(type: string): boolean {
  return type === 'TrysetItemDelivered' || type === 'TrysetItemPostExtended';
}

import type { TrysetItemState } from '#domain/tryset-items/item-state.ts';
import { postDueAt } from '#domain/tryset-items/post-due.ts';
import { dayMs } from '#domain/tryset-items/trial.ts';

type Delivered = Pick<
  TrysetItemState,
  'deliveredAt' | 'useMode' | 'trialDays' | 'postDays' | 'postExtendedTo'
>;

export interface DueTimes {
  trialEndsAt: string | null;
  postDueAt: string | null;
}

/**
 * Returns when the trial ends and when a look is due, as ISO instants, regardless of later events. Both are null before the
 * delivery and for gifts, which have neither.
 */
function dueTimes(item: Delivered): DueTimes {
  const { deliveredAt, useMode, trialDays } = item;
  if (deliveredAt === null || useMode === 'gift') return { trialEndsAt: null, postDueAt: null };
  const trialEndsAt = new Date(Date.parse(deliveredAt) + trialDays * dayMs).toISOString();
  return { trialEndsAt, postDueAt: postDueAt(item) };
}

/**
 * Returns the due times after an event. It reuses the previous times if their inputs are unchanged, since computing dates is
 * slow.
 */
export function dueTimesAfter(before: (Delivered & DueTimes) | null, after: Delivered): DueTimes {
  const isSame =
    before !== null &&
    before.deliveredAt === after.deliveredAt &&
    before.useMode === after.useMode &&
    before.trialDays === after.trialDays &&
    before.postDays === after.postDays &&
    before.postExtendedTo === after.postExtendedTo;
  return isSame ? { trialEndsAt: before.trialEndsAt, postDueAt: before.postDueAt } : dueTimes(after);
}

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
 * When the trial ends and until when a look is due, as ISO instants, whatever became of the item since. Null before the
 * delivery, and for a gift, which has neither.
 */
function dueTimes(item: Delivered): DueTimes {
  const { deliveredAt, useMode, trialDays } = item;
  if (deliveredAt === null || useMode === 'gift') return { trialEndsAt: null, postDueAt: null };
  const trialEndsAt = new Date(Date.parse(deliveredAt) + trialDays * dayMs).toISOString();
  return { trialEndsAt, postDueAt: postDueAt(item) };
}

/** Those of the row before where they cannot have changed: most events change nothing of it, and dates are dear. */
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

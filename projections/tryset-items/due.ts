import type { TrysetItemState } from '#domain/trysets/item-state.ts';
import { dayMs } from '#domain/trysets/trial.ts';

type Delivered = Pick<TrysetItemState, 'deliveredAt' | 'useMode' | 'trialDays' | 'postDays'>;

/**
 * When the trial ends and until when a look is due, as ISO instants, whatever became of the item since. Null before the
 * delivery, and for a gift, which has neither.
 */
export function dueTimes({ deliveredAt, useMode, trialDays, postDays }: Delivered): {
  trialEndsAt: string | null;
  postDueAt: string | null;
} {
  if (deliveredAt === null || useMode === 'gift') return { trialEndsAt: null, postDueAt: null };
  const after = (days: number) => new Date(Date.parse(deliveredAt) + days * dayMs).toISOString();
  return { trialEndsAt: after(trialDays), postDueAt: after(trialDays + postDays) };
}

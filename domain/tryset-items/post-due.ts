import { endOfBusinessDay } from '../business-day.ts';
import type { TrysetItemState } from './item-state.ts';
import { dayMs } from './trial.ts';

type Awaited = Pick<TrysetItemState, 'deliveredAt' | 'useMode' | 'trialDays' | 'postDays' | 'postExtendedTo'>;

/**
 * Returns the deadline of a look as an ISO instant: a number of days after the trial's end, or the end of the day that staff
 * set. Null before the delivery, and for a gift.
 */
export function postDueAt({
  deliveredAt,
  useMode,
  trialDays,
  postDays,
  postExtendedTo,
}: Awaited): string | null {
  if (deliveredAt === null || useMode === 'gift') return null;
  if (postExtendedTo !== null) return endOfBusinessDay(postExtendedTo);
  return new Date(Date.parse(deliveredAt) + (trialDays + postDays) * dayMs).toISOString();
}

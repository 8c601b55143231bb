import type { Consequence, Reacting } from '../reacting.ts';
import { brandFeedback, type FeedbackCommand } from './feedback.ts';
import type { FeedbackEvent } from './feedback-events.ts';
import { sumOfPoints } from './feedback-kinds.ts';
import type { BrandFeedback } from './feedback-state.ts';

export const brandFeedbackReacting: Reacting<BrandFeedback, FeedbackCommand, FeedbackEvent> = {
  decider: brandFeedback,
  after: afterFeedback,
};

/** The confirmed points go to the member. */
export function afterFeedback(
  { type, data }: FeedbackEvent,
  { userId, lookId }: BrandFeedback,
): Consequence[] {
  if (type !== 'BrandFeedbackConfirmed') return [];
  const amount = sumOfPoints(data);
  if (amount === 0) return [];
  const forLook = { lookId, entryId: null, trysetItemId: null };
  const command = { action: 'give', amount, pointReason: 'feedback_reward', message: '', forLook } as const;
  return [{ on: 'point_account', id: userId, as: 'system', command }];
}

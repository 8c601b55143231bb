import type { FeedbackDescription } from '../feedback/feedback-events.ts';
import type { FeedbackStatus } from '../feedback/feedback-kinds.ts';
import { type BrandFeedback, initialFeedback } from '../feedback/feedback-state.ts';

/** A feedback that asks for 3,500 points. */
export const feedbackDescription: FeedbackDescription = {
  brandFeedbackId: 12,
  brandId: 7,
  lookId: 81,
  userId: 51,
  rating: 'Perfect',
  comment: 'The seams are easy to see',
  regramPoint: 3_000,
  commercialUsePoint: 0,
  likePoint: 500,
};

/** Returns the feedback in a status. */
export function feedbackIn(status: string): BrandFeedback {
  const given = { ...initialFeedback, ...feedbackDescription, status: status as FeedbackStatus };
  return status === 'none' ? initialFeedback : given;
}

import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';

/**
 * Feedback that the caller may see: staff see all, a brand admin those of its brand, and a member the confirmed ones on its
 * looks.
 */
export function feedbacksFor(db: ReadModels, caller: Caller) {
  const feedbacks = db.selectFrom('read.brandFeedbacks as feedback');
  if (caller.label === 'staff') return feedbacks;
  if (caller.label === 'brand_admin') return feedbacks.where('feedback.brandId', '=', caller.brandId);
  return feedbacks.where('feedback.userId', '=', caller.id).where('feedback.status', '=', 'confirmed');
}

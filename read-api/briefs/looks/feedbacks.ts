import Type, { type Static } from 'typebox';
import { type FeedbackState, feedbackRatings, feedbackStates } from '#domain/feedback/feedback-kinds.ts';
import type { Caller } from '#http/caller.ts';
import { OneOf } from '#http/contract.ts';
import type { ReadModels } from '../../database.ts';
import { brandBrief } from '../brands/brief.ts';
import { BrandBrief } from '../contract.ts';
import { feedbacksFor } from '../feedback-scope.ts';

/** A brand's feedback, as looks show it. */
export const LookFeedback = Type.Object({
  id: Type.Integer(),
  brand: BrandBrief,
  rating: OneOf(feedbackRatings),
  state: OneOf(feedbackStates),
});
export type LookFeedback = Static<typeof LookFeedback>;

/** The feedback on a look that the caller may see, the oldest first. */
export async function feedbacksOfLook(
  db: ReadModels,
  caller: Caller,
  lookId: number,
): Promise<LookFeedback[]> {
  const rows = await feedbacksFor(db, caller)
    .leftJoin('read.brands as brand', 'brand.id', 'feedback.brandId')
    .where('feedback.lookId', '=', lookId)
    .orderBy('feedback.id')
    .select(['feedback.id', 'feedback.brandId', 'feedback.rating', 'feedback.status'])
    .select(['brand.name as brandName', 'brand.nameKo as brandNameKo'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    brand: brandBrief(row),
    rating: row.rating,
    // The rows leave out feedback that was removed or never given.
    state: row.status as FeedbackState,
  }));
}

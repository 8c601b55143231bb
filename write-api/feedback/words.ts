import { storedText } from '#domain/comments/comment-text.ts';
import type { FeedbackWords } from '#domain/feedback/feedback-events.ts';
import type { FeedbackPoints, FeedbackRating } from '#domain/feedback/feedback-kinds.ts';

/** What a body may say of a feedback, in the names of the wire. */
export interface WordsSaid extends PointsSaid {
  rating?: FeedbackRating;
  comment?: string | null;
}

interface PointsSaid {
  regram_point?: number;
  commercial_use_point?: number;
  like_point?: number;
}

/** Returns the points that a body names. */
export function pointsIn(said: PointsSaid): Partial<FeedbackPoints> {
  const { regram_point: regramPoint, commercial_use_point: commercialUsePoint, like_point: likePoint } = said;
  return {
    ...(regramPoint !== undefined && { regramPoint }),
    ...(commercialUsePoint !== undefined && { commercialUsePoint }),
    ...(likePoint !== undefined && { likePoint }),
  };
}

/** Returns the words after a body: what it leaves out stays as it is. */
export function wordsAfter(now: FeedbackWords, said: WordsSaid): FeedbackWords {
  const { rating = now.rating, comment = now.comment } = said;
  const { regramPoint, commercialUsePoint, likePoint } = { ...now, ...pointsIn(said) };
  const kept = comment === null ? null : storedText(comment);
  return { rating, comment: kept, regramPoint, commercialUsePoint, likePoint };
}

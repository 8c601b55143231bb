import Type, { type Static } from 'typebox';
import {
  feedbackCommentAtMost,
  feedbackPointAtMost,
  feedbackRatings,
} from '#domain/feedback/feedback-kinds.ts';
import { Nullable, OneOf, VisibleText } from '#http/contract.ts';
import { Id } from '#http/ids.ts';

const strict = { additionalProperties: false };
const Points = Type.Optional(Type.Integer({ minimum: 0, maximum: feedbackPointAtMost }));

/** The points of each kind. A missing one is 0 for a new feedback, and else stays as it is. */
export const pointFields = { regram_point: Points, commercial_use_point: Points, like_point: Points };

const Comment = Type.Optional(Nullable(VisibleText(feedbackCommentAtMost)));

export const FeedbackBody = Type.Object(
  { look_id: Id, rating: OneOf(feedbackRatings), comment: Comment, ...pointFields },
  strict,
);
export type FeedbackBody = Static<typeof FeedbackBody>;

/** `PUT` names the whole feedback, except its look. */
export const FeedbackReplacement = Type.Object(
  { rating: OneOf(feedbackRatings), comment: Comment, ...pointFields },
  strict,
);

export const FeedbackChanges = Type.Object(
  { rating: Type.Optional(OneOf(feedbackRatings)), comment: Comment, ...pointFields },
  strict,
);

export const feedbacksAtMost = 100;
export const FeedbacksBody = Type.Array(FeedbackBody, { minItems: 1, maxItems: feedbacksAtMost });

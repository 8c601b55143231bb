import Type, { type Static } from 'typebox';
import { type FeedbackState, feedbackRatings, feedbackStates } from '#domain/feedback/feedback-kinds.ts';
import { feedbackRules, feedbackTransitions } from '#domain/feedback/feedback-transitions.ts';
import { actionsFor } from '#domain/transition-table.ts';
import { ActionsOf, Nullable, OneOf } from '#http/contract.ts';
import { brandBrief } from '../briefs/brands/brief.ts';
import { BrandBrief } from '../briefs/contract.ts';
import { asOfField } from '../kit/as-of/contract.ts';
import { Count, idFields, OptionalText, readable, timeFields } from '../kit/readable/fields.ts';
import { feedbackColumns } from './columns.ts';
import type { FeedbackFound } from './scope.ts';

/** Members see what they got, and neither what the brand asked for nor what it wrote. */
const isOfMember = ({ readBy }: FeedbackFound) => readBy === 'user';
const pointsOf = (row: FeedbackFound) => (isOfMember(row) ? (row.state.given ?? row.state) : row.state);

/** The transitions of an existing feedback. */
const onFeedback = {
  ...feedbackRules,
  table: feedbackRules.table.filter(({ action }) => action !== 'give' && action !== 'expire'),
};

const Points = Type.Object({ regramPoint: Count, commercialUsePoint: Count, likePoint: Count });

export const feedbackFields = readable<FeedbackFound>()(feedbackColumns, {
  ...idFields,
  lookId: { is: Count, of: (row) => row.lookId, csv: 'look_id' },
  brand: {
    is: BrandBrief,
    of: (row) => brandBrief(row),
    cells: [
      { csv: 'brand_id', of: (row) => row.brandId },
      { csv: 'brand', of: (row) => row.brandName },
    ],
  },
  user: {
    is: Type.Object({ id: Count, username: OptionalText }),
    of: ({ userId: id, username }) => ({ id, username }),
    cells: [
      { csv: 'user_id', of: (row) => row.userId },
      { csv: 'username', of: (row) => row.username },
    ],
  },
  state: {
    is: OneOf(feedbackStates),
    // The rows leave out feedback that was removed or never given.
    of: ({ status }) => status as FeedbackState,
    csv: 'status',
    codes: 'feedbackState',
  },
  rating: { is: OneOf(feedbackRatings), of: (row) => row.rating, csv: 'rating', codes: 'feedbackRating' },
  /** Null if the brand wrote none, and for members. */
  comment: {
    is: OptionalText,
    of: (row) => (isOfMember(row) ? null : row.state.comment),
    csv: 'comment',
  },
  /** The points that the brand asks for; for members those that they got. */
  regramPoint: { is: Count, of: (row) => pointsOf(row).regramPoint, csv: 'regram_point' },
  commercialUsePoint: {
    is: Count,
    of: (row) => pointsOf(row).commercialUsePoint,
    csv: 'commercial_use_point',
  },
  likePoint: { is: Count, of: (row) => pointsOf(row).likePoint, csv: 'like_point' },
  /** The points that staff confirmed; null before. */
  given: {
    is: Nullable(Points),
    of: ({ state }) => state.given,
    cells: [{ csv: 'given_points', of: (row) => row.givenPoints }],
  },
  /** Why staff delayed or denied it; null if they did not, and for members. */
  reason: { is: OptionalText, of: (row) => (isOfMember(row) ? null : row.reason), csv: 'reason' },
  /** Whether the system denied it, because its look was removed. */
  isLookRemoved: { is: Type.Boolean(), of: ({ state }) => state.isLookRemoved, csv: 'is_look_removed' },
  actions: {
    is: ActionsOf(feedbackTransitions),
    of: ({ status, readBy, now }) => actionsFor(onFeedback, { status }, readBy, now),
  },
  ...timeFields,
});

export const BrandFeedback = feedbackFields.shape;
export type BrandFeedback = Static<typeof BrandFeedback>;

export const BrandFeedbackDetail = Type.Object({ ...BrandFeedback.properties, ...asOfField });
export type BrandFeedbackDetail = Static<typeof BrandFeedbackDetail>;

/** The count of feedback by state, and the sums of points. */
export const BrandFeedbackTotals = Type.Object({
  data: Type.Array(
    Type.Object({
      state: OneOf(feedbackStates),
      count: Count,
      /** The points that brands ask for. */
      askedPoints: Count,
      givenPoints: Count,
    }),
  ),
});
export type BrandFeedbackTotals = Static<typeof BrandFeedbackTotals>;

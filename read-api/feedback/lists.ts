import Type, { type Static } from 'typebox';
import { feedbackRatings, feedbackStates } from '#domain/feedback/feedback-kinds.ts';
import { IdParam, IdsParam, idsOf, PeriodParam, periodOf, SomeOf, someOf, TextParam } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import { type Rows, rowsOf } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { among, holds, within } from '../kit/search.ts';
import { newestFirst, sortedList } from '../kit/sorted-list.ts';
import { type FeedbackFound, wholeFeedbacks } from './scope.ts';

const feedbackList = sortedList(
  wholeFeedbacks,
  {
    id: 'feedback.id',
    asked_points: 'feedback.askedPoints',
    created_time: 'feedback.createdAt',
    updated_time: 'feedback.updatedAt',
  },
  newestFirst,
  [],
);

export const FeedbackFilters = {
  ids: Type.Optional(IdsParam),
  q: Type.Optional(TextParam),
  look_ids: Type.Optional(IdsParam),
  brand_id: Type.Optional(IdParam),
  user_id: Type.Optional(IdParam),
  states: Type.Optional(SomeOf(feedbackStates)),
  ratings: Type.Optional(SomeOf(feedbackRatings)),
  created_time: Type.Optional(PeriodParam),
};
export const FeedbacksQuery = ListQuery({ ...FeedbackFilters, order: feedbackList.param });
export type FeedbacksParams = Omit<Static<typeof FeedbacksQuery>, 'limit' | 'offset' | 'order'>;

/** Feedback that the caller may see and that matches all filters, unsorted. `q` searches usernames. */
export function filteredFeedbacks(
  { db, caller, now }: Pick<Reading, 'db' | 'caller' | 'now'>,
  query: FeedbacksParams,
) {
  const ids = idsOf(query.ids);
  const lookIds = idsOf(query.look_ids);
  const states = someOf('states', query.states, feedbackStates);
  const ratings = someOf('ratings', query.ratings, feedbackRatings);
  const created = periodOf('created_time', query.created_time);
  const { q, brand_id: brandId, user_id: userId } = query;
  let feedbacks = wholeFeedbacks(db, caller, now);
  if (ids !== undefined) feedbacks = feedbacks.where(among('feedback.id', ids));
  if (lookIds !== undefined) feedbacks = feedbacks.where(among('feedback.look_id', lookIds));
  if (brandId !== undefined) feedbacks = feedbacks.where('feedback.brandId', '=', brandId);
  if (userId !== undefined) feedbacks = feedbacks.where('feedback.userId', '=', userId);
  if (states !== undefined) feedbacks = feedbacks.where(among('feedback.status', states));
  if (ratings !== undefined) feedbacks = feedbacks.where(among('feedback.rating', ratings));
  if (created !== undefined) feedbacks = feedbacks.where(within('feedback.created_at', created));
  if (q !== undefined) feedbacks = feedbacks.where(holds('member.username', q));
  return feedbacks;
}

/** The same, sorted. */
export function matchingFeedbacks(
  reading: Pick<Reading, 'db' | 'caller' | 'now'>,
  { order, ...query }: Static<typeof FeedbacksQuery>,
): Rows<FeedbackFound> {
  const feedbacks = filteredFeedbacks(reading, query);
  return rowsOf(feedbacks, feedbackList.sorted(feedbacks, order));
}

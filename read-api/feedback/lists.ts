import Type, { type Static } from 'typebox';
import { feedbackRatings, feedbackStates } from '#domain/feedback/feedback-kinds.ts';
import { IdParam, IdsParam, PeriodParam, SomeOf, TextParam } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import { usersNamed } from '../briefs/members/search.ts';
import { followedRows } from '../kit/followed-rows.ts';
import type { Rows } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { among, within } from '../kit/search.ts';
import { newestFirst, sortedList } from '../kit/sorted-list.ts';
import { feedbackMoves } from './moves.ts';
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
export async function filteredFeedbacks(reading: Reading, query: FeedbacksParams) {
  const { db, caller, now } = reading;
  const { ids, look_ids: lookIds, states, ratings, created_time: created } = query;
  const { q, brand_id: brandId, user_id: userId } = query;
  let feedbacks = wholeFeedbacks(db, caller, now);
  if (ids !== undefined) feedbacks = feedbacks.where(among('feedback.id', ids));
  if (lookIds !== undefined) feedbacks = feedbacks.where(among('feedback.look_id', lookIds));
  if (brandId !== undefined) feedbacks = feedbacks.where('feedback.brandId', '=', brandId);
  if (userId !== undefined) feedbacks = feedbacks.where('feedback.userId', '=', userId);
  if (states !== undefined) feedbacks = feedbacks.where(among('feedback.status', states));
  if (ratings !== undefined) feedbacks = feedbacks.where(among('feedback.rating', ratings));
  if (created !== undefined) feedbacks = feedbacks.where(within('feedback.created_at', created));
  if (q !== undefined) {
    const users = await usersNamed(reading, q);
    // The row shows no name of members who left.
    feedbacks = feedbacks.where(users('feedback.user_id')).where('member.id', 'is not', null);
  }
  return { feedbacks };
}

/** The same, sorted. */
export async function matchingFeedbacks(
  reading: Reading,
  { order, ...query }: Static<typeof FeedbacksQuery>,
): Promise<Rows<FeedbackFound>> {
  const { feedbacks } = await filteredFeedbacks(reading, query);
  return followedRows(reading, {
    name: 'feedback',
    query,
    moves: feedbackMoves,
    id: 'feedback.id',
    matching: feedbacks,
    sorted: feedbackList.sorted(feedbacks, order),
  });
}

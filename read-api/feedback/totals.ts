import { sql } from 'kysely';
import type { FeedbackState } from '#domain/feedback/feedback-kinds.ts';
import type { Reading } from '../kit/reading.ts';
import type { BrandFeedbackTotals } from './contract.ts';
import { type FeedbacksParams, filteredFeedbacks } from './lists.ts';

/** The count and the points of all feedback that matches the filters, by state. Members see only what they got. */
export async function feedbackTotals(reading: Reading, query: FeedbacksParams): Promise<BrandFeedbackTotals> {
  const asked = reading.caller.label === 'user' ? 'feedback.given_points' : 'feedback.asked_points';
  const sum = (of: string) => sql<string>`coalesce(sum(${sql.ref(of)}), 0)`;
  const { feedbacks } = await filteredFeedbacks(reading, query);
  const rows = await feedbacks
    .clearSelect()
    .groupBy('feedback.status')
    .orderBy('feedback.status')
    .select([
      'feedback.status',
      sql<string>`count(*)`.as('count'),
      sum(asked).as('askedPoints'),
      sum('feedback.given_points').as('givenPoints'),
    ])
    .$castTo<{ status: FeedbackState; count: string; askedPoints: string; givenPoints: string }>()
    .execute();
  return {
    data: rows.map(({ status: state, ...row }) => ({
      state,
      count: Number(row.count),
      askedPoints: Number(row.askedPoints),
      givenPoints: Number(row.givenPoints),
    })),
  };
}

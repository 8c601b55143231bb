import { notFound } from '#http/errors.ts';
import { feedback } from '#projections/feedback/area.ts';
import { brandFeedbacksTable } from '#projections/feedback/tables.ts';
import { feedbacksFor } from '../briefs/feedback-scope.ts';
import { fieldsOf } from '../kit/as-of/fields.ts';
import { isThere, type Past, type RowsThen } from '../kit/as-of/past.ts';
import type { Step } from '../kit/history/streams.ts';
import { type BrandFeedbackDetail, feedbackFields } from './contract.ts';
import { wholeFeedbacks } from './scope.ts';

export const feedbackPast: Past<BrandFeedbackDetail> = {
  category: 'brand_feedback',
  projection: 'brand_feedbacks',
  path: '/v1/looks/feedbacks/:id',
  tags: ['looks'],
  differenceId: 'getBrandFeedbackDifference',
  async detail({ db, now }, caller, id) {
    const feedbacks = wholeFeedbacks(db, caller, now().toISOString());
    const row = await feedbacks.where('feedback.id', '=', id).executeTakeFirst();
    if (row === undefined) throw notFound('brand_feedback', id);
    return feedbackFields.shown(row);
  },
  isShown: async (db, caller, id) =>
    isThere(
      await feedbacksFor(db, caller).where('feedback.id', '=', id).select('feedback.id').executeTakeFirst(),
    ),
  around: async (load, own) => [...own, ...(await load([...new Set(own.flatMap(streamsOf))]))],
  isGone: (rows, id) => !rows.of(brandFeedbacksTable).some((row) => row.id === id),
};

/** The brand and the member of a feedback. */
function streamsOf({ type, data }: Pick<Step, 'type' | 'data'>): string[] {
  if (type !== 'BrandFeedbackGiven') return [];
  const { brandId, userId } = data as { brandId: number; userId: number };
  return [`brand-${brandId}`, `user-${userId}`];
}

/** The fields are those of the state; the row's other columns repeat them. */
export const feedbacksThen: RowsThen = {
  models: feedback,
  fields: (rows) =>
    rows
      .of(brandFeedbacksTable)
      .map(({ id, state }) => [`brand_feedback-${id}`, fieldsOf(state, {}, ['brandFeedbackId'])]),
  people: () => [],
};

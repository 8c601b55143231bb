import { brandFeedback } from '#domain/feedback/feedback.ts';
import type { FeedbackEvent } from '#domain/feedback/feedback-events.ts';
import { sumOfPoints } from '#domain/feedback/feedback-kinds.ts';
import { feedbackWritten } from '#domain/feedback/written.ts';
import { idOf, type Projection } from '../projection.ts';
import { type BrandFeedbackRow, brandFeedbacksTable } from './tables.ts';

const known = new Set(feedbackWritten.flatMap(({ newest }) => Object.keys(newest)));

/** A feedback that was never given has no row, and one that its brand removed has none any more. */
export const brandFeedbacksProjection: Projection<BrandFeedbackRow, FeedbackEvent> = {
  name: 'brand_feedbacks',
  table: brandFeedbacksTable,
  categories: ['brand_feedback'],
  knows: (type) => known.has(type),
  keys: (recorded) => [idOf(recorded)],
  fold(row, recorded) {
    const { event, at, revision, metadata } = recorded;
    if (row === null && event.type !== 'BrandFeedbackGiven') return null;
    const state = brandFeedback.evolve(row?.state ?? brandFeedback.initial, event, at);
    if (state.status === 'removed') return null;
    const { brandId, lookId, userId, status, rating, given } = state;
    const isWithReason = event.type === 'BrandFeedbackDelayed' || event.type === 'BrandFeedbackDenied';
    return {
      id: idOf(recorded),
      brandId,
      lookId,
      userId,
      status,
      rating,
      askedPoints: sumOfPoints(state),
      givenPoints: given === null ? null : sumOfPoints(given),
      reason: isWithReason ? (metadata.reason ?? null) : (row?.reason ?? null),
      state,
      revision,
      createdAt: row?.createdAt ?? at,
      updatedAt: at,
    };
  },
};

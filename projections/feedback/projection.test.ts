import { expect, test } from 'vitest';
import type { FeedbackEvent } from '#domain/feedback/feedback-events.ts';
import { feedbackDescription } from '#domain/testing/feedback.ts';
import { foldAll, type Given } from '../testing/folding.ts';
import { brandFeedbacksProjection } from './projection.ts';

const on = '2026-03-02';
const given: Given<FeedbackEvent> = {
  event: { type: 'BrandFeedbackGiven', data: feedbackDescription },
  on,
};
const takenUp: Given<FeedbackEvent> = { event: { type: 'BrandFeedbackTakenUp', data: {} }, on };
const delayed: Given<FeedbackEvent> = {
  event: { type: 'BrandFeedbackDelayed', data: {} },
  on,
  metadata: { reason: 'The brand is asked' },
};
const rowAfter = (...events: Given<FeedbackEvent>[]) =>
  foldAll(brandFeedbacksProjection, 'brand_feedback-12', events);

test('a row follows its feedback', () => {
  expect(rowAfter(given)).toMatchObject({
    id: 12,
    brandId: 7,
    lookId: 81,
    userId: 51,
    status: 'requested',
    rating: 'Perfect',
    askedPoints: 3_500,
    givenPoints: null,
    reason: null,
    revision: 0n,
  });
  const confirmed: FeedbackEvent = {
    type: 'BrandFeedbackConfirmed',
    data: { regramPoint: 3_000, commercialUsePoint: 0, likePoint: 0 },
  };
  expect(rowAfter(given, takenUp, delayed, { event: confirmed, on })).toMatchObject({
    status: 'confirmed',
    askedPoints: 3_500,
    givenPoints: 3_000,
    reason: 'The brand is asked',
    revision: 3n,
  });
});

test('a feedback that was removed, or never given, has no row', () => {
  expect(rowAfter(given, { event: { type: 'BrandFeedbackRemoved', data: {} }, on })).toBeNull();
  const expired: FeedbackEvent = { type: 'BrandFeedbackGiveExpired', data: { brandFeedbackId: 12 } };
  expect(rowAfter({ event: expired, on })).toBeNull();
});

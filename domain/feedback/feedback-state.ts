import { untouched } from '../exhaustive.ts';
import type { FeedbackDescription, FeedbackEvent } from './feedback-events.ts';
import { type FeedbackPoints, type FeedbackStatus, noFeedbackPoints, sumOfPoints } from './feedback-kinds.ts';
import { statusAfter } from './feedback-transitions.ts';

/** The state of a feedback. The point fields are those that the brand asks for. */
export interface BrandFeedback extends FeedbackDescription {
  status: FeedbackStatus;
  /** The points that staff confirmed; null before. */
  given: FeedbackPoints | null;
  isLookRemoved: boolean;
}

export const initialFeedback: BrandFeedback = {
  ...noFeedbackPoints,
  status: 'none',
  brandFeedbackId: 0,
  brandId: 0,
  lookId: 0,
  userId: 0,
  rating: 'Etc',
  comment: null,
  given: null,
  isLookRemoved: false,
};

export function evolveFeedback(state: BrandFeedback, { type, data }: FeedbackEvent): BrandFeedback {
  const after = { ...state, status: statusAfter(state.status, type) };
  switch (type) {
    case 'BrandFeedbackGiven': {
      const isConfirmed = sumOfPoints(data) === 0;
      const given = isConfirmed ? noFeedbackPoints : null;
      return { ...after, ...data, status: isConfirmed ? 'confirmed' : 'requested', given };
    }
    case 'BrandFeedbackGiveExpired':
    case 'BrandFeedbackRevised':
      return { ...after, ...data };
    case 'BrandFeedbackConfirmed':
      return { ...after, given: data };
    case 'BrandFeedbackDenied':
      return { ...after, isLookRemoved: data.isLookRemoved };
    case 'BrandFeedbackRemoved':
    case 'BrandFeedbackTakenUp':
    case 'BrandFeedbackDelayed':
      return after;
    default:
      return untouched(type, after);
  }
}

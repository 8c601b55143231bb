import { written } from '../event-versions.ts';
import { brandFeedback } from './feedback.ts';

export const feedbackWritten = [
  written(brandFeedback, {
    BrandFeedbackGiven: 1,
    BrandFeedbackGiveExpired: 1,
    BrandFeedbackRevised: 1,
    BrandFeedbackRemoved: 1,
    BrandFeedbackTakenUp: 1,
    BrandFeedbackDelayed: 1,
    BrandFeedbackConfirmed: 1,
    BrandFeedbackDenied: 1,
  }),
];

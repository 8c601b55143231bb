import type { Area } from '../kit/areas/area.ts';
import { feedbackTones } from './feedback-tones.ts';
import { feedbacksPath } from './paths.ts';

/** Feedback of brands, shown on the pages of looks. */
export const feedback: Area = {
  kinds: { brand_feedback: { statuses: 'brandFeedback.status', tones: feedbackTones, calledBy: 'number' } },
  followed: [{ path: feedbacksPath, kind: 'brand_feedback' }],
};

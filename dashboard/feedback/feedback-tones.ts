import type { FeedbackState } from '#domain/feedback/feedback-kinds.ts';
import type { Tone } from '../kit/theme/tones.ts';

export const feedbackTones: Readonly<Record<FeedbackState, Tone>> = {
  requested: 'waiting',
  in_progress: 'moving',
  delayed: 'back',
  confirmed: 'good',
  denied: 'bad',
};

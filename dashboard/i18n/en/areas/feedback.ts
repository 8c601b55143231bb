import type { FeedbackEvent } from '#domain/feedback/feedback-events.ts';
import { feedbackWords } from '#domain/feedback/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

export const texts = {} as const;

export const rooms = {} as const;

export const history = {
  categories: { brand_feedback: 'Feedback' },
  categoryWithId: { brand_feedback: 'Feedback {{id}}' },
  event: {
    BrandFeedbackGiven: 'A brand gave feedback: {{rating}}.',
    BrandFeedbackGiveExpired: 'The feedback was never given.',
    BrandFeedbackRevised: 'The feedback was revised: {{rating}}.',
    BrandFeedbackRemoved: 'The brand removed the feedback.',
    BrandFeedbackTakenUp: 'Staff took up the feedback.',
    BrandFeedbackDelayed: 'The feedback was delayed.',
    BrandFeedbackConfirmed: 'The points of the feedback were confirmed.',
    BrandFeedbackDenied: 'The feedback was denied.',
  } as const satisfies EventTexts<FeedbackEvent>,
  fieldOf: { brand_feedback: feedbackWords },
} as const;

export const replay = {
  entities: { brand_feedback: 'Feedback' },
  projection: { brand_feedbacks: 'Feedback of brands' },
} as const;

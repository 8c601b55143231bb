import type { FeedbackEvent } from '#domain/feedback/feedback-events.ts';
import type { FeedbackAction } from '#domain/feedback/feedback-transitions.ts';
import { feedbackWords } from '#domain/feedback/words/en.ts';
import { words } from '#domain/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

const brandFeedback = {
  status: words.feedbackState,
  rating: words.feedbackRating,
  fields: feedbackWords,
  title: 'Feedback',
  give: 'Give feedback',
  giveOn: 'Feedback on {{amount}} {{amount, plural(one: look; other: looks)}}',
  givenOn: 'Feedback is given on {{amount}} {{amount, plural(one: look; other: looks)}}.',
  send: 'Send',
  revise: 'Revise',
  reason: 'Reason',
  none: 'No brand has given feedback.',
  noneOfBrand: 'Your brand has not given feedback.',
  pointsText: 'Staff decide on points. Feedback without points counts at once and stays as it is.',
  refused: {
    look_removed: 'The look was removed. The system denies its feedback.',
    points_missing: 'This feedback asks for points. Remove it, and give one without points.',
    points_too_high: 'Enter at most the points that the brand asks for.',
  },
} as const;

const feedbackActions = {
  give: 'Give',
  expire: 'Expire',
  revise: 'Revise',
  remove: 'Remove',
  take_up: 'Take up',
  delay: 'Delay',
  confirm: 'Confirm points',
  deny: 'Deny',
  deny_removed: 'Deny after removal',
} as const satisfies Record<FeedbackAction, string>;

export const texts = { brandFeedback, feedbackActions } as const;

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

import type { FieldNames } from '../../words/field-names.ts';
import type { FeedbackEvent } from '../feedback-events.ts';
import type { BrandFeedback } from '../feedback-state.ts';

export const feedbackWords = {
  id: 'No.',
  brandFeedbackId: 'Feedback',
  brandId: 'Brand',
  lookId: 'Look',
  userId: 'Member',
  status: 'Status',
  rating: 'Rating',
  comment: 'Comment',
  regramPoint: 'Points for regrams',
  commercialUsePoint: 'Points for commercial use',
  likePoint: 'Points for likes',
  given: 'Points given',
  isLookRemoved: 'Look removed',
  createdTime: 'Given',
  updatedTime: 'Last change',
} as const satisfies FieldNames<BrandFeedback | FeedbackEvent['data']>;

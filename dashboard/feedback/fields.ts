import type { TFunction } from 'i18next';
import {
  feedbackCommentAtMost,
  feedbackPointAtMost,
  feedbackRatings,
} from '#domain/feedback/feedback-kinds.ts';
import type { Field, Values } from '../kit/fields/field.ts';

const points = (name: string, text: string): Field => ({
  name,
  text,
  kind: 'whole',
  atLeast: 0,
  atMost: feedbackPointAtMost,
});

/** The form fields of a brand's feedback. Empty points are none. */
export const feedbackFields = (t: TFunction): Field[] => [
  {
    name: 'rating',
    text: t('brandFeedback.fields.rating'),
    kind: 'choice',
    required: true,
    options: feedbackRatings.map((value) => ({ value, text: t(`brandFeedback.rating.${value}`) })),
  },
  {
    name: 'comment',
    text: t('brandFeedback.fields.comment'),
    kind: 'lines',
    lines: 3,
    atMost: feedbackCommentAtMost,
    clears: true,
  },
  points('regram_point', t('brandFeedback.fields.regramPoint')),
  points('commercial_use_point', t('brandFeedback.fields.commercialUsePoint')),
  points('like_point', t('brandFeedback.fields.likePoint')),
];

/** What the form of a new feedback opens with. */
export const noFeedback: Values = {
  rating: 'Perfect',
  comment: '',
  regram_point: '',
  commercial_use_point: '',
  like_point: '',
};

import { t } from 'i18next';
import { FeedbackBody, FeedbackChanges } from '#write-api/feedback/bodies.ts';
import { brandFeedbackEntity } from '#write-api/feedback/entity.ts';
import { type FormSample, formsOfActions } from '../../testing/forms.ts';
import { feedbackActionTable } from '../feedback-action-table.ts';
import { feedbackFields } from '../fields.ts';

export const forms: readonly FormSample[] = [
  { form: 'a new feedback', fields: feedbackFields(t), body: FeedbackBody },
  { form: 'a revised feedback', fields: feedbackFields(t), body: FeedbackChanges },
  ...formsOfActions(feedbackActionTable, brandFeedbackEntity.specs),
];

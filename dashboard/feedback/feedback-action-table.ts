import { feedbackPointAtMost } from '#domain/feedback/feedback-kinds.ts';
import { type FeedbackAction, feedbackTransitions } from '#domain/feedback/feedback-transitions.ts';
import type { ActionTable } from '../kit/actions/action-table.ts';
import type { ActionForm, AskedField } from '../kit/actions/fields.ts';
import { feedbacksPath } from './paths.ts';

const points = (name: string, text: 'regramPoint' | 'commercialUsePoint' | 'likePoint'): AskedField => ({
  name,
  text,
  kind: 'whole',
  required: false,
  atLeast: 0,
  atMost: feedbackPointAtMost,
});

/** The form of each action on a feedback. Null for actions of the system, and for the brand's texts, which have a form of their own. */
const forms: Readonly<Record<FeedbackAction, ActionForm | null>> = {
  take_up: { fields: [] },
  confirm: {
    fields: [
      points('regram_point', 'regramPoint'),
      points('commercial_use_point', 'commercialUsePoint'),
      points('like_point', 'likePoint'),
    ],
  },
  delay: { fields: [], look: 'quiet' },
  deny: { fields: [], look: 'danger' },
  remove: { fields: [], look: 'danger' },
  give: null,
  expire: null,
  revise: null,
  deny_removed: null,
};

export const feedbackActionTable: ActionTable<FeedbackAction> = {
  entity: 'brand_feedback',
  path: feedbacksPath,
  transitions: feedbackTransitions,
  forms,
  names: 'feedbackActions',
  statuses: 'brandFeedback.status',
};

import { type Sample, testEveryRow } from '../testing/every-row.ts';
import { feedbackDescription, feedbackIn } from '../testing/feedback.ts';
import { readRows } from '../testing/rows.ts';
import { brandFeedback, type FeedbackCommand } from './feedback.ts';
import type { FeedbackEvent } from './feedback-events.ts';
import { feedbackStatuses } from './feedback-kinds.ts';
import type { BrandFeedback } from './feedback-state.ts';
import { type FeedbackAction, feedbackTransitions } from './feedback-transitions.ts';

/** The decided table: brands give feedback, and staff decide on the points. */
const decided = readRows(
  `give | none | told | BrandFeedbackGiven | brand_admin
   expire | none | expired | BrandFeedbackGiveExpired | system
   revise | requested | same | BrandFeedbackRevised | brand_admin
   remove | requested | removed | BrandFeedbackRemoved | brand_admin
   take_up | requested | in_progress | BrandFeedbackTakenUp | staff
   delay | in_progress | delayed | BrandFeedbackDelayed | staff | reason
   confirm | in_progress, delayed | confirmed | BrandFeedbackConfirmed | staff
   deny | in_progress, delayed | denied | BrandFeedbackDenied | staff | reason
   deny_removed | requested, in_progress, delayed | denied | BrandFeedbackDenied | system`,
  {},
);

const { comment, regramPoint, commercialUsePoint, likePoint } = feedbackDescription;
const points = { regramPoint, commercialUsePoint, likePoint };
const words = { rating: 'Bad', comment, ...points } as const;

const samples: Readonly<Record<FeedbackAction, Sample<BrandFeedback, FeedbackCommand, FeedbackEvent>>> = {
  give: {
    command: { action: 'give', ...feedbackDescription },
    events: [{ type: 'BrandFeedbackGiven', data: feedbackDescription }],
    told: { none: 'requested' },
  },
  expire: {
    command: { action: 'expire', brandFeedbackId: 12 },
    events: [{ type: 'BrandFeedbackGiveExpired', data: { brandFeedbackId: 12 } }],
    // It only closes streams in which nothing happened.
    known: feedbackStatuses.filter((status) => status !== 'none'),
  },
  revise: {
    command: { action: 'revise', ...words },
    events: [{ type: 'BrandFeedbackRevised', data: words }],
  },
  remove: { command: { action: 'remove' }, events: [{ type: 'BrandFeedbackRemoved', data: {} }] },
  take_up: { command: { action: 'take_up' }, events: [{ type: 'BrandFeedbackTakenUp', data: {} }] },
  delay: { command: { action: 'delay' }, events: [{ type: 'BrandFeedbackDelayed', data: {} }] },
  confirm: {
    command: { action: 'confirm', points: { likePoint: 100 } },
    events: [{ type: 'BrandFeedbackConfirmed', data: { ...points, likePoint: 100 } }],
  },
  deny: {
    command: { action: 'deny' },
    events: [{ type: 'BrandFeedbackDenied', data: { isLookRemoved: false } }],
  },
  deny_removed: {
    command: { action: 'deny_removed' },
    events: [{ type: 'BrandFeedbackDenied', data: { isLookRemoved: true } }],
  },
};

testEveryRow<BrandFeedback, FeedbackCommand, FeedbackEvent>({
  entity: 'brand_feedback',
  decider: brandFeedback,
  table: feedbackTransitions,
  decided,
  samples,
  statuses: [...feedbackStatuses],
  stateOf: feedbackIn,
  factsOf: () => new Set(),
});

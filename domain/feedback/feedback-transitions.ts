import type { Rules, Transition } from '../transition-table.ts';
import type { FeedbackStatus } from './feedback-kinds.ts';

const byStaff = { who: ['staff'] } as const;
const byBrand = { who: ['brand_admin'] } as const;
const bySystem = { who: ['system'] } as const;
const onRequested = { from: ['requested'] } as const;
const taken = ['in_progress', 'delayed'] as const;

export const feedbackTransitions = [
  // Without points, nothing is left to decide: the feedback is confirmed at once.
  { action: 'give', from: ['none'], to: 'told', event: 'BrandFeedbackGiven', ...byBrand },
  { action: 'expire', from: ['none'], to: 'expired', event: 'BrandFeedbackGiveExpired', ...bySystem },
  { action: 'revise', ...onRequested, to: 'same', event: 'BrandFeedbackRevised', ...byBrand },
  { action: 'remove', ...onRequested, to: 'removed', event: 'BrandFeedbackRemoved', ...byBrand },
  { action: 'take_up', ...onRequested, to: 'in_progress', event: 'BrandFeedbackTakenUp', ...byStaff },
  {
    action: 'delay',
    from: ['in_progress'],
    to: 'delayed',
    event: 'BrandFeedbackDelayed',
    ...byStaff,
    reason: 'required',
  },
  { action: 'confirm', from: taken, to: 'confirmed', event: 'BrandFeedbackConfirmed', ...byStaff },
  {
    action: 'deny',
    from: taken,
    to: 'denied',
    event: 'BrandFeedbackDenied',
    ...byStaff,
    reason: 'required',
  },
  // The look was removed.
  {
    action: 'deny_removed',
    from: ['requested', ...taken],
    to: 'denied',
    event: 'BrandFeedbackDenied',
    ...bySystem,
  },
] as const satisfies readonly Transition<string, FeedbackStatus, never>[];

export type FeedbackAction = (typeof feedbackTransitions)[number]['action'];

export const feedbackRules: Rules<FeedbackStatus, never, { status: FeedbackStatus }, FeedbackAction> = {
  entity: 'brand_feedback',
  table: feedbackTransitions,
  guards: {},
};

/** Returns the status after an event, apart from giving it. Event types of a newer version leave the status unchanged. */
export function statusAfter(status: FeedbackStatus, type: string): FeedbackStatus {
  const row = feedbackTransitions.find(({ event }) => event === type);
  return row === undefined || row.to === 'same' || row.to === 'told' ? status : row.to;
}

import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import { checkTransition, factOf } from '../transition-table.ts';
import type { FeedbackDescription, FeedbackEvent, FeedbackWords } from './feedback-events.ts';
import { type FeedbackPoints, sumOfPoints } from './feedback-kinds.ts';
import { type BrandFeedback, evolveFeedback, initialFeedback } from './feedback-state.ts';
import { feedbackRules, feedbackTransitions } from './feedback-transitions.ts';

/** `expire` closes the stream of a feedback that was never given, so that a late one is refused. */
export type FeedbackCommand =
  | ({ action: 'give' } & FeedbackDescription)
  | { action: 'expire'; brandFeedbackId: number }
  | ({ action: 'revise' } & FeedbackWords)
  | { action: 'remove' }
  | { action: 'take_up' }
  | { action: 'delay' }
  /** A missing point field has the points that the brand asks for. */
  | { action: 'confirm'; points: Partial<FeedbackPoints> }
  | { action: 'deny' }
  | { action: 'deny_removed' };

/**
 * The decider of `brand_feedback-<id>`: what a brand says of a look, and the points that it asks for. Staff confirm the points
 * or lower them.
 */
export const brandFeedback: Decider<BrandFeedback, FeedbackCommand, FeedbackEvent> = {
  category: 'brand_feedback',
  initial: initialFeedback,
  decide,
  evolve: evolveFeedback,
  brandIds: ({ brandId }) => (brandId === 0 ? [] : [brandId]),
};

function decide(state: BrandFeedback, command: FeedbackCommand, asked: Asked): Decision<FeedbackEvent> {
  const refused = checkTransition(feedbackRules, state, command, asked);
  if (command.action === 'expire' && refused?.refusal.kind === 'conflict') return nothingToDo;
  if (refused !== null) return refused;
  switch (command.action) {
    case 'revise':
      if (sumOfPoints(command) === 0) return withoutPoints();
      return isSame(state, command) ? nothingToDo : fact(command);
    case 'confirm':
      return confirmed(state, command.points);
    case 'deny':
    case 'deny_removed': {
      const isLookRemoved = command.action === 'deny_removed';
      return accept({ type: 'BrandFeedbackDenied', data: { isLookRemoved } });
    }
    default:
      return fact(command);
  }
}

function fact(command: FeedbackCommand): Decision<FeedbackEvent> {
  return accept(factOf<FeedbackEvent>(feedbackTransitions, command));
}

/** A requested feedback waits for staff. Without points they would have nothing to decide. */
function withoutPoints() {
  const message = 'a requested feedback asks for points: remove it, and give one without points';
  return refuse('invalid', 'brand_feedback.points_missing', message);
}

function confirmed(state: BrandFeedback, points: Partial<FeedbackPoints>): Decision<FeedbackEvent> {
  const { regramPoint, commercialUsePoint, likePoint } = state;
  const asked = { regramPoint, commercialUsePoint, likePoint };
  const data = { ...asked, ...points };
  const isHigher =
    data.regramPoint > regramPoint ||
    data.commercialUsePoint > commercialUsePoint ||
    data.likePoint > likePoint;
  if (isHigher) {
    const message = 'staff may lower the points that the brand asks for, and may not raise them';
    return refuse('invalid', 'brand_feedback.points_too_high', message, asked);
  }
  return accept({ type: 'BrandFeedbackConfirmed', data });
}

function isSame(state: BrandFeedback, words: FeedbackWords): boolean {
  return (
    state.rating === words.rating &&
    state.comment === words.comment &&
    state.regramPoint === words.regramPoint &&
    state.commercialUsePoint === words.commercialUsePoint &&
    state.likePoint === words.likePoint
  );
}

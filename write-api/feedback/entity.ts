import { brandFeedback, type FeedbackCommand } from '#domain/feedback/feedback.ts';
import type { FeedbackEvent } from '#domain/feedback/feedback-events.ts';
import type { BrandFeedback } from '#domain/feedback/feedback-state.ts';
import { feedbackTransitions } from '#domain/feedback/feedback-transitions.ts';
import { look } from '#domain/looks/look.ts';
import type { Caller } from '#http/caller.ts';
import { conflict } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { action } from '../kit/actions/action-spec.ts';
import type { ActionEntity, ActionOn } from '../kit/actions/entity.ts';
import { runTarget, type TargetOutcome } from '../kit/commands/run-target.ts';
import { isInScope } from '../kit/scope.ts';
import { pointFields } from './bodies.ts';
import { claimOfFeedback } from './feedback-claims.ts';
import { pointsIn } from './words.ts';

/** The actions with calls of their own: they need a look or a whole text. */
const ownCalls: readonly string[] = ['give', 'revise'];

export const brandFeedbackEntity: ActionEntity<BrandFeedback, FeedbackCommand, FeedbackEvent> = {
  name: 'brand_feedback',
  path: '/v1/looks/feedbacks',
  title: 'BrandFeedback',
  tag: 'looks',
  decider: brandFeedback,
  transitions: feedbackTransitions.filter(({ action: name }) => !ownCalls.includes(name)),
  specs: {
    give: null,
    expire: null,
    revise: null,
    remove: action({}, (): FeedbackCommand => ({ action: 'remove' })),
    take_up: action({}, (): FeedbackCommand => ({ action: 'take_up' })),
    delay: action({}, (): FeedbackCommand => ({ action: 'delay' })),
    confirm: action(pointFields, (body): FeedbackCommand => ({ action: 'confirm', points: pointsIn(body) }), {
      ownFields: true,
    }),
    deny: action({}, (): FeedbackCommand => ({ action: 'deny' })),
    deny_removed: null,
  },
  isVisible: (state, caller) => seesFeedback(caller)(state),
  target: (id, command) => ({ on: 'brand_feedback', id, command }),
  run: runOnFeedback,
};

/** Returns a function that tells whether a feedback exists and staff or its own brand ask for it. Members take no action. */
export function seesFeedback(caller: Caller): (state: BrandFeedback) => boolean {
  return ({ status, brandId }) =>
    caller.label !== 'user' &&
    !['none', 'removed', 'expired'].includes(status) &&
    isInScope(caller, { brandIds: [brandId] });
}

/** Throws 409 `brand_feedback.look_removed` for a confirmation after the look was removed. */
async function runOnFeedback(
  deps: WriteDeps,
  { id, state, command, context, seenRevision }: ActionOn<BrandFeedback, FeedbackCommand>,
): Promise<TargetOutcome> {
  if (command.action === 'confirm') await requireLook(deps, state);
  const outcome = await runTarget(deps.streams, { on: 'brand_feedback', id, command }, context, seenRevision);
  if (!outcome.ok || command.action !== 'remove') return outcome;
  const by = { category: 'brand_feedback', id } as const;
  const released = await deps.claims.release([claimOfFeedback(state)], by, context);
  return released > outcome.position ? { ...outcome, position: released } : outcome;
}

async function requireLook({ streams }: WriteDeps, { status, lookId }: BrandFeedback): Promise<void> {
  if (status !== 'in_progress' && status !== 'delayed') return;
  const { state } = await streams.refresh(look, lookId);
  if (state.status === 'posted') return;
  throw conflict('brand_feedback.look_removed', 'the look was removed, so the system denies its feedback', {
    lookId,
  });
}

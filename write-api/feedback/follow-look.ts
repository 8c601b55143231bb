import { system } from '#domain/actor.ts';
import { brandFeedback } from '#domain/feedback/feedback.ts';
import type { FeedbackEvent } from '#domain/feedback/feedback-events.ts';
import { look } from '#domain/looks/look.ts';
import type { LookEvent } from '#domain/looks/look-events.ts';
import { asEvent, entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { Effect } from '../kit/follower/effect.ts';
import { feedbackOf } from './feedback-of-looks.ts';

/**
 * Builds the effect that denies the open feedback of a removed look. `find` returns the ids of all feedback on a look. A
 * feedback that is given while the look is removed looks for itself, so none stays open in either order.
 */
export function followingLooks(find: typeof feedbackOf): Effect {
  return async (deps, stored, id) => {
    if (entityOf(stored.stream).category === 'brand_feedback') return afterGiving(deps, stored, id);
    if ((stored.type as LookEvent['type']) !== 'LookRemoved') return;
    for (const each of await find(deps, id)) await denyOpen(deps, stored, each);
  };
}

export const followLook: Effect = followingLooks(feedbackOf);

async function afterGiving(deps: WriteDeps, stored: StoredEvent, id: number): Promise<void> {
  const { type, data } = asEvent<FeedbackEvent>(stored);
  if (type !== 'BrandFeedbackGiven') return;
  const { status } = (await deps.streams.refresh(look, data.lookId)).state;
  if (status === 'removed') await denyOpen(deps, stored, id);
}

async function denyOpen(deps: WriteDeps, stored: StoredEvent, id: number): Promise<void> {
  const { status } = (await deps.streams.refresh(brandFeedback, id)).state;
  if (status !== 'requested' && status !== 'in_progress' && status !== 'delayed') return;
  const context = {
    commandId: derivedCommandId(stored.id, `deny brand_feedback ${id}`),
    correlationId: stored.metadata.$correlationId,
    causationId: stored.id,
    actor: system,
    receivedAt: deps.clock(),
  };
  await runTarget(deps.streams, { on: 'brand_feedback', id, command: { action: 'deny_removed' } }, context);
}

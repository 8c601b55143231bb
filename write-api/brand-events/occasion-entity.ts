import { type OccasionCommand, occasion } from '#domain/brand-events/occasion.ts';
import type { OccasionEvent } from '#domain/brand-events/occasion-events.ts';
import type { Occasion } from '#domain/brand-events/occasion-state.ts';
import { occasionTransitions } from '#domain/brand-events/occasion-transitions.ts';
import type { WriteDeps } from '../deps.ts';
import { type ActionSpec, action } from '../kit/actions/action-spec.ts';
import type { ActionEntity, ActionOn } from '../kit/actions/entity.ts';
import { runTarget, type TargetOutcome } from '../kit/commands/run-target.ts';
import { claimOfCode } from './schedule-claims.ts';
import { seesOccasion } from './sees.ts';

/** The actions with calls of their own: they need whole bodies, or a seat. */
const ownCalls: readonly string[] = ['register', 'revise'];

export const occasionEntity: ActionEntity<Occasion, OccasionCommand, OccasionEvent> = {
  name: 'brand_event',
  path: '/v1/brand-events',
  title: 'BrandEvent',
  tag: 'brand events',
  decider: occasion,
  transitions: occasionTransitions.filter(({ action: name }) => !ownCalls.includes(name)),
  specs: {
    register: null,
    expire: null,
    revise: null,
    approve: plain('approve'),
    take_seat: null,
    free_seat: null,
    close: plain('close'),
    reopen: plain('reopen'),
    reject: plain('reject'),
    reject_removed: null,
  },
  isVisible: (state, caller) => seesOccasion(caller)(state),
  target: (id, command) => ({ on: 'brand_event', id, command }),
  run: runOnOccasion,
};

function plain(name: 'approve' | 'close' | 'reopen' | 'reject'): ActionSpec<OccasionCommand, Occasion> {
  return action({}, (): OccasionCommand => ({ action: name }));
}

/** A rejected event gives its code up. */
async function runOnOccasion(
  deps: WriteDeps,
  { id, state, command, context, seenRevision }: ActionOn<Occasion, OccasionCommand>,
): Promise<TargetOutcome> {
  const outcome = await runTarget(deps.streams, { on: 'brand_event', id, command }, context, seenRevision);
  if (!outcome.ok || command.action !== 'reject') return outcome;
  const by = { category: 'brand_event', id } as const;
  const released = await deps.claims.release(claimOfCode(state.scheduleCode), by, context);
  return released > outcome.position ? { ...outcome, position: released } : outcome;
}

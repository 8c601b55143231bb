import { brandsOf, type LookCommand, look } from '#domain/looks/look.ts';
import type { LookEvent } from '#domain/looks/look-events.ts';
import type { LookState } from '#domain/looks/look-state.ts';
import { lookTransitions } from '#domain/looks/look-transitions.ts';
import { member } from '#domain/members/member.ts';
import type { Caller } from '#http/caller.ts';
import { forbidden } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { ActionEntity, ActionOn } from '../kit/actions/entity.ts';
import { asItStands } from '../kit/changes/as-it-stands.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runTarget, type TargetOutcome } from '../kit/commands/run-target.ts';
import { isInScope } from '../kit/scope.ts';
import { lookActions } from './actions.ts';
import { claimsOfLook } from './look-claims.ts';
import { sealedRevision } from './words.ts';

export const lookEntity: ActionEntity<LookState, LookCommand, LookEvent> = {
  name: 'look',
  path: '/v1/looks',
  title: 'Look',
  tag: 'looks',
  decider: look,
  transitions: lookTransitions,
  specs: lookActions,
  isVisible: (state, caller) => seesLook(caller)(state),
  target: (id, command) => ({ on: 'look', id, command }),
  run: runOnLook,
};

/** Returns a function that tells whether the look exists and the caller may see it. */
export function seesLook(caller: Caller): (state: LookState) => boolean {
  return (state) =>
    state.status === 'posted' && isInScope(caller, { brandIds: brandsOf(state), userId: state.userId });
}

async function runOnLook(deps: WriteDeps, on: ActionOn<LookState, LookCommand>): Promise<TargetOutcome> {
  const { id, state, command, context, seenRevision } = on;
  if (command.action === 'revise') return runRevision(deps, on, command);
  if (command.action === 'hide' || command.action === 'show') await requireMayHide(deps, on);
  const outcome = await runTarget(deps.streams, { on: 'look', id, command }, context, seenRevision);
  if (!outcome.ok || command.action !== 'remove') return outcome;
  const released = await deps.claims.release(claimsOfLook(state), { category: 'look', id }, context);
  return released > outcome.position ? { ...outcome, position: released } : outcome;
}

/** Runs a revision whose command has only the changed link or text, because its event stores them sealed. */
function runRevision(
  deps: WriteDeps,
  { id, context, seenRevision }: ActionOn<LookState, LookCommand>,
  revision: Extract<LookCommand, { action: 'revise' }>,
): Promise<TargetOutcome> {
  return asItStands(deps, look, id, { seenRevision }, async (pinned) => {
    const { state } = await deps.streams.refresh(look, id);
    const { changed } = revision;
    const command = typeof changed === 'string' ? revision : await sealedRevision(deps, state, changed);
    const target = { on: 'look' as const, id, command };
    const outcome = await runTarget(deps.streams, target, context, pinned.seenRevision);
    const isOvertaken = !outcome.ok && outcome.refusal.kind === 'revision_mismatch';
    if (isOvertaken && seenRevision === null) throw refusalError(outcome, pinned.seenRevision);
    return outcome;
  });
}

/** Throws 403 `look.may_not_hide` if the member's system setting does not allow hiding looks. */
async function requireMayHide(
  { streams }: WriteDeps,
  { state: { userId }, context: { actor } }: ActionOn<LookState, LookCommand>,
): Promise<void> {
  if (actor.label !== 'user') return;
  const { systemSetting } = (await streams.refresh(member, userId)).state;
  if (systemSetting.canHideLook) return;
  throw forbidden(
    'look.may_not_hide',
    'this member may not hide or show looks; staff can allow it in the system settings',
  );
}

import { member } from '#domain/members/member.ts';
import type { MemberEvent } from '#domain/members/member-events.ts';
import type { MemberState } from '#domain/members/member-state.ts';
import { type MemberRoleCommand, memberRoleTransitions } from '#domain/members/role-transitions.ts';
import { endSignIns } from '../auth/credentials.ts';
import type { WriteDeps } from '../deps.ts';
import type { ActionEntity, ActionOn } from '../kit/actions/entity.ts';
import { runTarget, type TargetOutcome } from '../kit/commands/run-target.ts';
import { memberRoleActions } from './role-actions.ts';
import { isThere } from './visible.ts';

/** The member for actions on roles: the role takes the place of a status. */
export const memberEntity: ActionEntity<MemberState, MemberRoleCommand, MemberEvent> = {
  name: 'user',
  path: '/v1/users',
  title: 'User',
  tag: 'users',
  decider: member,
  // Members apply only by signing up, so `apply` is no action here.
  transitions: memberRoleTransitions.filter(({ action }) => action !== 'apply'),
  specs: memberRoleActions,
  isVisible: (state, caller) =>
    isThere(state) && (caller.label === 'staff' || (caller.label === 'user' && caller.id === state.userId)),
  target: (id, command) => ({ on: 'user', id, command }),
  run: runOnMember,
};

async function runOnMember(
  deps: WriteDeps,
  { id, command, context, seenRevision }: ActionOn<MemberState, MemberRoleCommand>,
): Promise<TargetOutcome> {
  const outcome = await runTarget(deps.streams, { on: 'user', id, command }, context, seenRevision);
  if (!outcome.ok) return outcome;
  // The sign-ins end before the answer, so that a banned member is signed out by then.
  if (command.action === 'ban') await endSignIns(deps, { kind: 'user', id }, 'banned');
  const { state } = await deps.streams.refresh(member, id);
  return { ...outcome, status: state.role };
}

import { invitationUseClaim } from '#domain/claim-values.ts';
import {
  type Invitation,
  type InvitationCommand,
  type InvitationEvent,
  invitation,
} from '#domain/invitations/invitation.ts';
import { invitationTransitions } from '#domain/invitations/invitation-transitions.ts';
import { conflict } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { action } from '../kit/actions/action-spec.ts';
import type { ActionEntity, ActionOn } from '../kit/actions/entity.ts';
import { runTarget, type TargetOutcome } from '../kit/commands/run-target.ts';

export const invitationEntity: ActionEntity<Invitation, InvitationCommand, InvitationEvent> = {
  name: 'invitation',
  path: '/v1/invitations',
  title: 'Invitation',
  tag: 'invitations',
  decider: invitation,
  // An invitation is published by a call of its own, and accepted by a sign-up.
  transitions: invitationTransitions.filter(({ action: name }) => name === 'reject'),
  specs: {
    publish: null,
    accept: null,
    reject: action({}, (): InvitationCommand => ({ action: 'reject' }), { onState: true }),
  },
  isVisible: ({ status, publisher }, caller) =>
    status !== 'none' &&
    (caller.label === 'staff' || (caller.label === publisher.label && caller.id === publisher.id)),
  target: (id, command) => ({ on: 'invitation', id, command }),
  run: runOnInvitation,
};

/** Rejects an invitation. Throws 409 `invitation.being_accepted` if a sign-up is using it. */
async function runOnInvitation(
  { streams, claims }: WriteDeps,
  { id, state, command, context, seenRevision }: ActionOn<Invitation, InvitationCommand>,
): Promise<TargetOutcome> {
  const run = () => runTarget(streams, { on: 'invitation', id, command }, context, seenRevision);
  if (state.status !== 'pending') return run();
  const by = { category: 'invitation_rejection', id } as const;
  const use = [invitationUseClaim(id)];
  if (!(await claims.take(use, by, context)).ok) {
    const message = 'somebody is signing up with the invitation: look again in a moment';
    throw conflict('invitation.being_accepted', message);
  }
  const outcome = await run();
  if (!outcome.ok) await claims.release(use, by, context);
  return outcome;
}

import type { Rules, Transition } from '../transition-table.ts';
import type { InvitationStatus } from './invitation-kinds.ts';

/** The status of an invitation; `none` before it is published. */
export type InvitationLife = 'none' | InvitationStatus;

export const invitationTransitions = [
  { action: 'publish', from: ['none'], to: 'pending', event: 'InvitationPublished', who: ['staff', 'user'] },
  // It follows from the sign-up of a member, which is decided first.
  { action: 'accept', from: ['pending'], to: 'accepted', event: 'InvitationAccepted', who: ['system'] },
  // The system completes a rejection that broke off.
  {
    action: 'reject',
    from: ['pending'],
    to: 'rejected',
    event: 'InvitationRejected',
    who: ['staff', 'user', 'system'],
  },
] as const satisfies readonly Transition<string, InvitationLife, never>[];

export type InvitationAction = (typeof invitationTransitions)[number]['action'];

export const invitationRules: Rules<InvitationLife, never, { status: InvitationLife }, InvitationAction> = {
  entity: 'invitation',
  table: invitationTransitions,
  guards: {},
};

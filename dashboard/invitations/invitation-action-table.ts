import { type InvitationAction, invitationTransitions } from '#domain/invitations/invitation-transitions.ts';
import type { ActionTable } from '../kit/actions/action-table.ts';
import { invitationsPath } from './paths.ts';

/** Publishing has a form of its own, and a sign-up accepts. */
export const invitationActionTable: ActionTable<InvitationAction> = {
  entity: 'invitation',
  path: invitationsPath,
  transitions: invitationTransitions,
  forms: { publish: null, accept: null, reject: { fields: [], look: 'danger' } },
  names: 'invitationActions',
  statuses: 'invitation.status',
};

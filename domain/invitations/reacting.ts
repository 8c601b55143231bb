import type { Reacting } from '../reacting.ts';
import { type Invitation, type InvitationCommand, type InvitationEvent, invitation } from './invitation.ts';

export const invitationReacting: Reacting<Invitation, InvitationCommand, InvitationEvent> = {
  decider: invitation,
};

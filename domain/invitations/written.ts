import { written } from '../event-versions.ts';
import { invitation } from './invitation.ts';

export const invitationsWritten = [
  written(invitation, { InvitationPublished: 1, InvitationAccepted: 1, InvitationRejected: 1 }),
];

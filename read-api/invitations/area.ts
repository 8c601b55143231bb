import { invitation } from '#domain/invitations/invitation.ts';
import type { Area } from '../kit/area.ts';
import { fold } from '../kit/history/fold.ts';
import { invitationPast, invitationsThen } from './past.ts';
import { invitationRoutes } from './routes.ts';

export const invitations: Area = {
  routes: [invitationRoutes],
  streams: {
    invitation: { fold: fold(invitation.initial, invitation.evolve), isFilter: true, field: 'invitationId' },
  },
  past: invitationPast,
  rowsThen: invitationsThen,
};

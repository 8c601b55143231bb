import { invitationTransitions } from '#domain/invitations/invitation-transitions.ts';
import type { WriteArea } from '../area.ts';
import { invitationRoutes } from './routes.ts';

export const invitationsArea: WriteArea = {
  routes: invitationRoutes,
  tables: { invitation: invitationTransitions },
  reads: { user: ['invitation'] },
  own: [{ file: 'invitations', path: '/v1/invitations' }],
};

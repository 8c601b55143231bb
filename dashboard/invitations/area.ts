import type { Area } from '../kit/areas/area.ts';
import { listTexts, livedTexts } from '../room-texts.ts';
import { invitationTones } from './invitation-tones.ts';
import { invitationsPath, invitationsRoom } from './paths.ts';

/** Invitations, whose codes members enter when they sign up. */
export const invitations: Area = {
  rooms: [
    {
      name: 'invitations',
      path: invitationsRoom,
      access: 'staff',
      section: 'people',
      place: 4,
      icon: 'letter',
      page: {
        texts: [...listTexts, 'forms', 'invitations'],
        load: () => import('./invitations-page.tsx').then((m) => m.InvitationsPage),
      },
    },
    {
      name: 'invitation',
      path: `${invitationsRoom}/:id`,
      access: 'staff',
      section: 'people',
      under: 'invitations',
      page: {
        texts: [...livedTexts, 'invitations'],
        load: () => import('./invitation-page.tsx').then((m) => m.InvitationPage),
      },
    },
  ],
  kinds: {
    invitation: {
      page: (id) => `${invitationsRoom}/${id}`,
      hasPast: true,
      statuses: 'invitation.status',
      tones: invitationTones,
      calledBy: 'number',
    },
  },
  followed: [{ path: invitationsPath, kind: 'invitation', isTold: true }],
};

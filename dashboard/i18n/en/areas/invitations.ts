import type { InvitationEvent } from '#domain/invitations/invitation.ts';
import { invitationWords } from '#domain/invitations/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

export const texts = {} as const;

export const rooms = {} as const;

export const history = {
  categories: { invitation: 'Invitation' },
  categoryWithId: { invitation: 'Invitation {{id}}' },
  event: {
    InvitationPublished: 'An invitation was published: {{code}}.',
    InvitationAccepted: 'Member {{userId}} accepted the invitation.',
    InvitationRejected: 'The invitation was rejected.',
  } as const satisfies EventTexts<InvitationEvent>,
  fieldOf: { invitation: invitationWords },
} as const;

export const replay = {
  entities: { invitation: 'Invitation' },
  projection: { invitations: 'Invitations' },
} as const;

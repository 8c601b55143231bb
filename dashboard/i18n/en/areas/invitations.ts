import type { InvitationEvent } from '#domain/invitations/invitation.ts';
import type { Publisher } from '#domain/invitations/invitation-kinds.ts';
import type { InvitationAction } from '#domain/invitations/invitation-transitions.ts';
import { invitationWords } from '#domain/invitations/words/en.ts';
import { words } from '#domain/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

const invitation = {
  status: words.invitationStatus,
  fields: invitationWords,
  by: { staff: 'Staff', user: 'Member' } as const satisfies Record<Publisher['label'], string>,
  over: 'Time is over',
  publish: 'Publish an invitation',
  publishText: 'Its code works for one sign-up, until the end of the last day.',
  lastDay: 'Last day',
  refused: {
    being_accepted: 'Somebody is signing up with this invitation. Look again in a moment.',
    bad_time: 'Choose a last day from today to a year from now.',
  },
} as const;

const invitationActions = {
  publish: 'Publish',
  accept: 'Accept',
  reject: 'Withdraw',
} as const satisfies Record<InvitationAction, string>;

export const texts = { invitation, invitationActions } as const;

export const rooms = { invitations: 'Invitations', invitation: 'Invitation' } as const;

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

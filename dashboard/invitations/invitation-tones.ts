import type { InvitationStatus } from '#domain/invitations/invitation-kinds.ts';
import type { Tone } from '../kit/theme/tones.ts';

export const invitationTones: Readonly<Record<InvitationStatus, Tone>> = {
  pending: 'waiting',
  accepted: 'good',
  rejected: 'bad',
};

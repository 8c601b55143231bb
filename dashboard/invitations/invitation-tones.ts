import type { InvitationStatus } from '#domain/invitations/invitation-kinds.ts';
import { sharedTones } from '../kit/theme/shared-tones.ts';
import type { Tone } from '../kit/theme/tones.ts';

export const invitationTones: Readonly<Record<InvitationStatus, Tone>> = {
  pending: sharedTones.open,
  accepted: 'good',
  rejected: 'bad',
};

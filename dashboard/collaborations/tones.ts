import type { CollaborationStatus, ProposalStatus } from '#domain/collaborations/collaboration-kinds.ts';
import { sharedTones } from '../kit/theme/shared-tones.ts';
import type { Tone } from '../kit/theme/tones.ts';

export const collaborationTones: Readonly<Record<CollaborationStatus, Tone>> = {
  PENDING: 'waiting',
  RECRUITING: 'moving',
  DONE: sharedTones.done,
  CANCELED: 'neutral',
};

export const proposalTones: Readonly<Record<ProposalStatus, Tone>> = {
  CREATED: 'waiting',
  APPLIED: 'waiting',
  APPROVED: 'moving',
  CONFIRMED: sharedTones.confirmed,
  SENT: 'moving',
  DELIVERED: 'good',
  REJECTED: 'bad',
  CANCELED: 'neutral',
};

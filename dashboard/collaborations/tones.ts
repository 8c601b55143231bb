import type { CollaborationStatus, ProposalStatus } from '#domain/collaborations/collaboration-kinds.ts';
import type { Tone } from '../kit/theme/tones.ts';

export const collaborationTones: Readonly<Record<CollaborationStatus, Tone>> = {
  PENDING: 'waiting',
  RECRUITING: 'moving',
  DONE: 'done',
  CANCELED: 'neutral',
};

export const proposalTones: Readonly<Record<ProposalStatus, Tone>> = {
  CREATED: 'waiting',
  APPLIED: 'waiting',
  APPROVED: 'moving',
  CONFIRMED: 'moving',
  SENT: 'moving',
  DELIVERED: 'good',
  REJECTED: 'bad',
  CANCELED: 'neutral',
};

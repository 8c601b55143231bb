import type { MemberStatus, UserTicketStatus } from '#domain/user-tickets/ticket-kinds.ts';
import type { Tone } from '../kit/theme/tones.ts';

export const ticketTones: Readonly<Record<UserTicketStatus, Tone>> = {
  idle: 'neutral',
  pending: 'waiting',
  scheduled: 'moving',
  paid: 'good',
  failed: 'bad',
  canceled: 'neutral',
};

export const membershipTones: Readonly<Record<MemberStatus, Tone>> = {
  idle: 'neutral',
  active: 'good',
  scheduled: 'moving',
  suspense: 'bad',
};

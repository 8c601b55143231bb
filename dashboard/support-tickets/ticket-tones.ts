import type { SupportTicketStatus } from '#domain/support-tickets/support-ticket-kinds.ts';
import type { Tone } from '../kit/theme/tones.ts';

export const ticketTones: Readonly<Record<SupportTicketStatus, Tone>> = {
  opened: 'waiting',
  answered: 'good',
  waiting: 'waiting',
  closed: 'neutral',
};

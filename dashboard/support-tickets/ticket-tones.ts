import type { SupportTicketStatus } from '#domain/support-tickets/support-ticket-kinds.ts';
import { sharedTones } from '../kit/theme/shared-tones.ts';
import type { Tone } from '../kit/theme/tones.ts';

export const ticketTones: Readonly<Record<SupportTicketStatus, Tone>> = {
  opened: 'waiting',
  answered: 'good',
  waiting: 'waiting',
  closed: sharedTones.closed,
};

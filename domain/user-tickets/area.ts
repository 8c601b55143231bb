import type { Area } from '../area.ts';

export const userTicketsArea = {
  kinds: ['user_ticket'],
  references: { ticketId: 'user_ticket', previousTicketId: 'user_ticket' },
  referencesOf: {},
  persons: [],
  upcasters: {},
  incidents: { UserTicketGivenUp: 'always' },
} as const satisfies Area;

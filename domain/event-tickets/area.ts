import type { Area } from '../area.ts';

export const eventTicketsArea = {
  kinds: ['event_ticket'],
  references: { eventTicketId: 'event_ticket' },
  referencesOf: {},
  persons: [],
  upcasters: {},
} as const satisfies Area;

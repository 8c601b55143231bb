import type { EventTicketEvent } from '#domain/event-tickets/event-ticket.ts';
import type { EventTicketUsesEvent } from '#domain/event-tickets/uses.ts';
import { eventTicketWords } from '#domain/event-tickets/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

export const texts = {} as const;

export const rooms = {} as const;

export const history = {
  categories: {
    event_ticket: 'Event ticket',
    event_ticket_uses: 'Uses of event ticket',
  },
  categoryWithId: {
    event_ticket: 'Event ticket {{id}}',
    event_ticket_uses: 'Uses of event ticket {{id}}',
  },
  event: {
    EventTicketRegistered: 'Event ticket was added: {{name}}.',
    EventTicketRevised: 'Event ticket was revised.',
    EventTicketRetired: 'Event ticket was retired.',
    EventTicketUsed: 'Event ticket was used for ticket {{ticketId}}.',
    EventTicketUseReturned: 'Use for ticket {{ticketId}} was returned.',
  } as const satisfies EventTexts<EventTicketEvent | EventTicketUsesEvent>,
  fieldOf: { event_ticket: eventTicketWords },
} as const;

export const replay = { projection: {} } as const;

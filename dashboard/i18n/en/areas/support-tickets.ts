import type { SupportTicketEvent } from '#domain/support-tickets/support-ticket-events.ts';
import { ticketWords } from '#domain/support-tickets/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

export const history = {
  categories: { support_ticket: 'Question to the staff' },
  categoryWithId: { support_ticket: 'Question {{id}}' },
  event: {
    SupportTicketOpened: 'Question was asked.',
    SupportTicketAnswered: 'Question was answered.',
    SupportTicketPictureStripped: 'Camera data was taken out of a picture of the question.',
    SupportTicketWritten: 'The asker wrote again.',
    SupportTicketClosed: 'Question was closed.',
  } as const satisfies EventTexts<SupportTicketEvent>,
  fieldOf: { support_ticket: ticketWords },
} as const;

export const replay = {
  entities: { support_ticket: 'Question to the staff' },
  projection: { support_tickets: 'Questions to the staff' },
} as const;

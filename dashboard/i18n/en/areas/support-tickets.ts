import type { SupportTicket } from '#domain/support-tickets/support-ticket.ts';
import type { SupportTicketEvent, TicketDescription } from '#domain/support-tickets/support-ticket-events.ts';
import type { EventTexts } from '../../event-texts.ts';
import type { FieldTexts } from '../../field-texts.ts';

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
  field: {
    asker: 'Asked by',
    content: 'What was written',
    page: 'Asked at',
    entity: 'About',
    askerLabel: 'Asked by: role',
    askerId: 'Asked by: no.',
    entityCategory: 'About: kind',
    entityId: 'About: no.',
    waitingSince: 'Waiting since',
  } as const satisfies FieldTexts<SupportTicket | TicketDescription>,
} as const;

export const replay = {
  entities: { support_ticket: 'Question to the staff' },
  projection: { support_tickets: 'Questions to the staff' },
} as const;

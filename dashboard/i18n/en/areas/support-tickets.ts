import type { SupportTicketEvent } from '#domain/support-tickets/support-ticket-events.ts';
import { ticketWords } from '#domain/support-tickets/words/en.ts';
import { words } from '#domain/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

const ticket = {
  status: words.supportTicketStatus,
  unreadable: 'Erased: the asker was forgotten',
  forgotten: 'The asker was forgotten. This conversation can no longer be read or continued.',
  asked: 'asked',
  answered: 'answered',
  ask: 'Send',
  askText: 'The staff answer here, and a letter tells you when they have. They see which page you are on.',
  textHelp: 'What did you want to do, and what happened? Please leave out private data of others.',
  about: 'It is about: {{name}}',
  addPictures: 'Add pictures (up to {{amount}})',
  pictureOf: 'Picture {{n}} of {{name}}, as it was sent',
  write: 'Write on',
  answer: 'Answer',
  send: 'Send',
  written: 'It was sent to the staff.',
  sent: 'The answer was sent, and a letter tells of it.',
  reopens: 'The question is closed. A new message reopens it.',
  closedText: 'The question is closed. A new message of the asker reopens it.',
  close: 'Close the question',
  closed: 'The question is closed.',
  search: 'Name of the asker',
  fields: ticketWords,
  sections: {
    conversation: 'Conversation',
    facts: 'Question',
  },
} as const;

export const texts = { ticket } as const;

export const rooms = {
  support: 'Support',
  supportTicket: 'Question',
  ownTickets: 'My questions',
} as const;

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

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
  mine: 'Mine',
  assign: 'Assign',
  assigned: 'It is assigned.',
  nobody: 'Nobody',
  isAssigned: 'Assigned to anybody',
  take: 'Take it on',
  search: 'Name of the asker',
  fields: ticketWords,
  noLetters: 'No answer was sent yet.',
  letter: {
    coming: 'The letter about the answer of {{time}} is on its way to the outbox.',
    waiting: 'The letter about the answer of {{time}} waits in the outbox.',
    sent: 'The letter about the answer of {{time}} was sent.',
    past: 'Nothing is kept of the letter about the answer of {{time}}: it left, ran out, or had no address.',
  },
  sections: {
    conversation: 'Conversation',
    facts: 'Question',
    letters: 'Letters',
  },
} as const;

const supportTicket = {
  refused: {
    assignee_unknown: 'No active account of staff has this number. Choose another person.',
    assigned_meanwhile:
      'Somebody else assigned it meanwhile. Look who cares for it now, then assign it again if you wish.',
  },
} as const;

export const texts = { ticket, supportTicket } as const;

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
    SupportTicketAssigned: 'Question was assigned[[: {{staffId}}]].',
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

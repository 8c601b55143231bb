import type { EventTicketEvent } from '#domain/event-tickets/event-ticket.ts';
import type { EventTicketUsesEvent } from '#domain/event-tickets/uses.ts';
import { eventTicketWords } from '#domain/event-tickets/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

const eventTicket = {
  fields: eventTicketWords,
  create: 'Add an event ticket',
  createText: 'Members sign up with it between the two days, at its own price.',
  durationHelp: 'How long its tickets last: P1M is a month, P14D are 14 days. Leave it empty for fixed days.',
  priceHelp: 'Includes tax. Leave it empty where it is not offered.',
  retire: 'Retire the event ticket',
  retireText: 'Nobody can sign up with {{name}} any more. Members who use it keep their tickets: {{amount}}.',
  search: 'Name of the event ticket',
  noPlans: 'Add a member plan first.',
  isOpen: 'Sign-up is open',
  signup: { open: 'Sign-up open', closed: 'Sign-up closed' },
  columns: { active: 'Active for', uses: 'Uses' },
  section: 'Offer',
  refused: {
    used_before: 'The member has used this event ticket. Sign up without it.',
    used_up: 'All {{maxUses}} uses of this event ticket are taken. Sign up without it.',
    unknown: 'There is no such event ticket.',
    other_plan: 'The event ticket is for another plan. Choose its plan.',
    closed: 'Members sign up with this event ticket from {{from}} to {{to}}.',
    not_offered: 'The event ticket is not offered in the region of this member.',
    bad_days: 'Give either a duration from a day to two years, or a first and a last day.',
    bad_signup: 'The sign-up ends before it starts. Correct its days.',
  },
} as const;

export const texts = { eventTicket } as const;

export const rooms = {
  eventTickets: 'Event tickets',
  eventTicketCreate: 'Add an event ticket',
  eventTicket: 'Event ticket',
} as const;

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

export const replay = {
  entities: { event_ticket: 'Event ticket' },
  projection: { event_tickets: 'Event tickets' },
} as const;

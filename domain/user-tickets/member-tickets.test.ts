import { test } from 'vitest';
import { system } from '../actor.ts';
import { scenarios } from '../testing/given.ts';
import { type MemberTicketsEvent, memberTickets } from './member-tickets.ts';

const { given } = scenarios(memberTickets);
const opening = { userId: 51, ticketId: 8, eventTicketId: null, previousTicketId: null };
const opened: MemberTicketsEvent = { type: 'MemberTicketOpened', data: opening };

test('a member has one live ticket', () => {
  given([])
    .when({ action: 'open', ...opening }, system)
    .then(opened);
  given([opened])
    .when({ action: 'open', ...opening }, system)
    .thenNothing();
  given([opened])
    .when({ action: 'open', ...opening, ticketId: 9 }, system)
    .thenRefused('user_ticket.has_ticket', { ticketId: 8 });
});

test('a renewal takes the place of the ticket that it renews', () => {
  const renewal = { ...opening, ticketId: 9, previousTicketId: 8 };
  given([opened])
    .when({ action: 'open', ...renewal }, system)
    .then({ type: 'MemberTicketOpened', data: renewal });
  given([])
    .when({ action: 'open', ...renewal }, system)
    .thenRefused('user_ticket.has_ticket', { ticketId: null });
});

test('only the live ticket is closed', () => {
  const close = { action: 'close', userId: 51, ticketId: 8 } as const;
  const closed: MemberTicketsEvent = { type: 'MemberTicketClosed', data: { userId: 51, ticketId: 8 } };
  given([opened]).when(close, system).then(closed);
  given([opened])
    .when({ ...close, ticketId: 7 }, system)
    .thenNothing();
  given([opened, closed]).when(close, system).thenNothing();
});

import { expect, test } from 'vitest';
import { system } from '../actor.ts';
import { scenarios } from '../testing/given.ts';
import { areActiveDays } from './active-days.ts';
import { eventTicket, isSignupOpen } from './event-ticket.ts';
import { type EventTicketUsesEvent, eventTicketUses, usesOf } from './uses.ts';

const { given } = scenarios(eventTicketUses);
const use = { eventTicketId: 3, userId: 51, ticketId: 8 };
const used: EventTicketUsesEvent = { type: 'EventTicketUsed', data: use };
const returned: EventTicketUsesEvent = { type: 'EventTicketUseReturned', data: use };
const other = { ...use, userId: 52, ticketId: 9 };

test('each member uses an event ticket once', () => {
  given([])
    .when({ action: 'use', ...use, maxUses: null }, system)
    .then(used);
  given([used])
    .when({ action: 'use', ...use, maxUses: 1 }, system)
    .thenNothing();
  given([used])
    .when({ action: 'use', ...use, ticketId: 9, maxUses: null }, system)
    .thenRefused('event_ticket.used_before', { ticketId: 8 });
});

test('the last use is taken once, and a returned one is free again', () => {
  given([used])
    .when({ action: 'use', ...other, maxUses: 1 }, system)
    .thenRefused('event_ticket.used_up', { maxUses: 1 });
  given([used, returned])
    .when({ action: 'use', ...other, maxUses: 1 }, system)
    .then({ type: 'EventTicketUsed', data: other });
  expect(usesOf(given([used, returned]).state)).toBe(0);
});

test('a ticket returns only its own use', () => {
  given([used])
    .when({ action: 'return_use', ...use }, system)
    .then(returned);
  given([used])
    .when({ action: 'return_use', ...use, ticketId: 9 }, system)
    .thenNothing();
  given([used, returned])
    .when({ action: 'return_use', ...use }, system)
    .thenNothing();
});

test('members sign up from the first to the last day, while the event ticket is active', () => {
  const window = { signupStartDate: '2027-04-01', signupEndDate: '2027-04-03' };
  const days = ['2027-03-31', '2027-04-01', '2027-04-03', '2027-04-04'];
  const open = (status: 'active' | 'retired') =>
    days.map((day) => isSignupOpen({ ...eventTicket.initial, ...window, status }, day));
  expect(open('active')).toEqual([false, true, true, false]);
  expect(open('retired')).toEqual([false, false, false, false]);
});

test('the days are a duration or fixed dates, and not both', () => {
  const none = { activeDuration: null, activeStartDate: null, activeEndDate: null };
  const fixed = { activeStartDate: '2027-04-01', activeEndDate: '2027-04-14' };
  expect(areActiveDays({ ...none, activeDuration: 'P2W' })).toBe(true);
  expect(areActiveDays({ ...none, ...fixed })).toBe(true);
  expect(areActiveDays(none)).toBe(false);
  expect(areActiveDays({ ...fixed, activeDuration: 'P2W' })).toBe(false);
  expect(areActiveDays({ ...none, ...fixed, activeEndDate: '2027-03-31' })).toBe(false);
  expect(areActiveDays({ ...none, activeStartDate: '2027-04-01' })).toBe(false);
});

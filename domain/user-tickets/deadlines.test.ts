import { expect, test } from 'vitest';
import { firstPeriod } from '../periods.ts';
import { ticketDescription, ticketStates } from '../testing/user-tickets.ts';
import { deadlinesOfTicket, dutyOf } from './deadlines.ts';
import type { UserTicketEvent } from './ticket-events.ts';
import type { UserTicket } from './ticket-state.ts';

const june = { period: firstPeriod('2027-06-01', 1) };
const { pending, scheduled, paid, canceled } = ticketStates;
const paidEvent = (isBegun: boolean): UserTicketEvent => ({
  type: 'UserTicketPaid',
  data: { amount: 39_000, isBegun },
});
const duesOf = (event: UserTicketEvent, state: UserTicket) =>
  deadlinesOfTicket(event, state).map(({ name, dueAt }) => `${name} ${dueAt}`);

const announced = 'announce_ticket_renewal 2027-06-24T00:00:00.000Z';
const turned = 'turn_ticket 2027-07-01T00:00:00.000Z';

test('a paid ticket begins, is announced 7 days before its renewal, and turns at 09:00', () => {
  expect(duesOf(paidEvent(true), { ...paid, ...june })).toEqual([announced, turned]);
  expect(duesOf(paidEvent(false), { ...scheduled, ...june })).toEqual([
    'begin_ticket 2027-05-31T15:00:00.000Z',
    announced,
    turned,
  ]);
});

test('a request sets the deadlines of a ticket without payment only', () => {
  const data = { ...ticketDescription, ...june, tax: 0, dueTime: null, isBegun: true };
  const request = (paymentId: number | null): UserTicketEvent => ({
    type: 'UserTicketRequested',
    data: { ...data, paymentId },
  });
  expect(duesOf(request(null), { ...paid, ...june })).toEqual([announced, turned]);
  expect(duesOf(request(41), { ...pending, ...june })).toEqual([]);
});

test('only the first failure of a renewal sets the retries on days 1, 3 and 7, and the end a day later', () => {
  const renewal = { ...pending, previousTicketId: 7, firstFailedAt: '2027-07-01T00:00:30.000Z' };
  const failure = (count: number): UserTicketEvent => ({
    type: 'UserTicketPaymentFailed',
    data: { failure: count, declined: 'limit' },
  });
  expect(duesOf(failure(1), renewal)).toEqual([
    'retry_ticket_payment 2027-07-02T00:00:30.000Z',
    'retry_ticket_payment 2027-07-04T00:00:30.000Z',
    'retry_ticket_payment 2027-07-08T00:00:30.000Z',
    'give_up_ticket_payment 2027-07-09T00:00:30.000Z',
  ]);
  expect(duesOf(failure(2), renewal)).toEqual([]);
  expect(duesOf(failure(1), { ...renewal, previousTicketId: null })).toEqual([]);
});

const end = '2027-07-01T00:00:00.000Z';
const before = '2027-06-30T23:59:59.000Z';
const renewal = { ...pending, previousTicketId: 7, firstFailedAt: '2027-07-01T00:00:00.000Z' };

test.each([
  ['begin_ticket', { ...scheduled, ...june }, '2027-06-01T00:00:00.000Z', { do: 'begin' }],
  ['begin_ticket', { ...scheduled, ...june }, '2027-05-31T14:59:59.000Z', null],
  ['begin_ticket', { ...paid, ...june }, '2027-06-01T00:00:00.000Z', null],
  ['turn_ticket', { ...paid, ...june }, before, null],
  ['turn_ticket', { ...paid, ...june }, end, { do: 'renew' }],
  ['turn_ticket', { ...paid, ...june, isRecharging: false }, end, { do: 'end' }],
  ['turn_ticket', { ...scheduled, ...june }, end, { do: 'begin' }],
  ['turn_ticket', { ...paid, ...june, isEnded: true, isRenewed: true }, end, { do: 'open_next' }],
  ['turn_ticket', { ...paid, ...june, isEnded: true }, end, null],
  ['turn_ticket', { ...canceled, ...june }, end, null],
  ['announce_ticket_renewal', { ...paid, ...june }, before, { do: 'announce', isRenewing: true }],
  [
    'announce_ticket_renewal',
    { ...paid, ...june, isRecharging: false },
    before,
    { do: 'announce', isRenewing: false },
  ],
  ['announce_ticket_renewal', { ...paid, ...june }, end, null],
  ['retry_ticket_payment', renewal, end, { do: 'charge', paymentId: 41 }],
  ['retry_ticket_payment', paid, end, null],
  ['give_up_ticket_payment', renewal, '2027-07-08T23:59:59.000Z', null],
  ['give_up_ticket_payment', renewal, '2027-07-09T00:00:00.000Z', { do: 'fail_payment', paymentId: 41 }],
] as const)('%s', (name, state, at, duty) => {
  expect(dutyOf(state, name, at)).toEqual(duty);
});

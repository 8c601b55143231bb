import { expect, test } from 'vitest';
import { memberRoles } from '../members/member-kinds.ts';
import { firstPeriod } from '../periods.ts';
import { memberTerms } from '../testing/member-plans.ts';
import { ticketStates } from '../testing/user-tickets.ts';
import { countingTicket, isUnpaid, mayHaveTicket, memberStatusOf } from './standing.ts';
import type { UserTicket } from './ticket-state.ts';

/** A ticket for June 2027, seen at noon of a business day. */
const june: Partial<UserTicket> = { period: firstPeriod('2027-06-01', 1) };
const noon = (day: string) => `${day}T03:00:00.000Z`;
const { pending, scheduled, paid, failed, canceled } = ticketStates;
const renewal = { ...pending, ...june, previousTicketId: 7 };

test.each([
  ['no ticket', null, '2027-06-10', 'idle'],
  ['a paid ticket on its first day', { ...paid, ...june }, '2027-06-01', 'active'],
  ['a paid ticket on its last day', { ...paid, ...june }, '2027-06-30', 'active'],
  ['a paid ticket before its start', { ...scheduled, ...june }, '2027-05-31', 'scheduled'],
  ['a ticket that renews, until 09:00', { ...paid, ...june }, '2027-07-01', 'active'],
  ['a ticket that does not renew', { ...paid, ...june, isRecharging: false }, '2027-07-01', 'idle'],
  ['an ended ticket', { ...paid, ...june, isEnded: true }, '2027-07-01', 'idle'],
  ['an unpaid sign-up', { ...pending, ...june }, '2027-06-10', 'idle'],
  ['an unpaid renewal', renewal, '2027-06-01', 'suspense'],
  ['a failed ticket', { ...failed, ...june }, '2027-06-10', 'idle'],
  ['a canceled ticket', { ...canceled, ...june }, '2027-06-10', 'idle'],
] as const)('%s: %s on %s is %s', (_, ticket, day, status) => {
  expect(memberStatusOf(ticket, false, noon(day))).toBe(status);
  expect(memberStatusOf(ticket, true, noon(day))).toBe('suspense');
});

test('trysets count for a running ticket, with the limits of its plan', () => {
  const counting = { ticketId: 8, limits: memberTerms.limits };
  expect(countingTicket({ ...paid, ...june }, noon('2027-06-30'))).toEqual(counting);
  expect(countingTicket({ ...paid, ...june }, noon('2027-05-31'))).toBeNull();
  expect(countingTicket(renewal, noon('2027-06-10'))).toBeNull();
});

test('a renewal is a debt, and a sign-up is none', () => {
  expect([
    isUnpaid(renewal, noon('2027-06-01')),
    isUnpaid({ ...pending, ...june }, noon('2027-06-01')),
  ]).toEqual([true, false]);
});

test('only members who may request trysets have tickets', () => {
  const may = memberRoles.filter((role) => mayHaveTicket({ status: 'registered', role }));
  expect(may).toEqual(['normal', 'influencer', 'curator']);
  expect(mayHaveTicket({ status: 'leaving', role: 'curator' })).toBe(false);
});

import { expect, test } from 'vitest';
import type { UserTicket } from '#read-api/user-tickets/contract.ts';
import { verbsOf } from './ticket-verbs.ts';

const allowed = (...names: string[]) => names.map((name) => ({ name, allowed: true }));

const ticket = (over: object) =>
  ({
    status: 'paid',
    rechargingFlag: true,
    usedClosets: 0,
    invoice: { paymentId: 7 },
    actions: allowed('choose_next_plan', 'set_recharging', 'cancel'),
    ...over,
  }) as UserTicket;

test('a running ticket can get another plan, stop, or be refunded while it is unused', () => {
  expect(verbsOf(ticket({}))).toEqual(['next', 'stop', 'cancel']);
  expect(verbsOf(ticket({ usedClosets: 1 }))).toEqual(['next', 'stop']);
  expect(verbsOf(ticket({ rechargingFlag: false }))).toEqual(['next', 'renew', 'cancel']);
});

test('an unpaid ticket can be paid or canceled, although its table lets only the system cancel it', () => {
  const actions = allowed('set_recharging');
  expect(verbsOf(ticket({ status: 'pending', actions }))).toEqual(['pay', 'stop', 'cancel']);
});

test('nothing is possible once a ticket has ended', () => {
  expect(verbsOf(ticket({ status: 'canceled', actions: [] }))).toEqual([]);
});

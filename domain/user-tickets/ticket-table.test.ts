import type { Role } from '../actor.ts';
import { firstPeriod } from '../periods.ts';
import { type Sample, testEveryRow } from '../testing/every-row.ts';
import { readRows } from '../testing/rows.ts';
import { ticketDescription, ticketStates } from '../testing/user-tickets.ts';
import type { UserTicketCommand } from './ticket-commands.ts';
import type { UserTicketEvent } from './ticket-events.ts';
import { userTicketStatuses } from './ticket-kinds.ts';
import type { UserTicket } from './ticket-state.ts';
import { type UserTicketAction, userTicketTransitions } from './ticket-transitions.ts';
import { userTicket } from './user-ticket.ts';

/** The decided table: a ticket's life, its renewal, and the choices of its member. */
const decided = readRows(
  `request | idle | told | UserTicketRequested | user, staff, system
   expire | idle | canceled | UserTicketRequestExpired | system
   pay | pending | told | UserTicketPaid | system
   decline | pending | same | UserTicketPaymentFailed | system
   give_up | pending | failed | UserTicketGivenUp | system
   begin | scheduled | paid | UserTicketBegan | system | | started
   renew | paid | same | UserTicketEnded | system | | not ended, over, renewing
   end | paid | same | UserTicketEnded | system | | not ended, over, not renewing
   cancel | pending, scheduled, paid | canceled | UserTicketCanceled | user, staff, system | | not ended, refunded
   note_refund | scheduled, paid | same | UserTicketRefundNoted | system
   choose_next_plan | pending, scheduled, paid | same | UserTicketNextPlanChosen | user, staff | | not ended
   set_recharging | pending, scheduled, paid | same | UserTicketRechargingChanged | user, staff, system | | not ended`,
  {},
);

type Case = Sample<UserTicket, UserTicketCommand, UserTicketEvent>;

const isOver = { period: firstPeriod('2026-05-01', 1) };

const samples: Readonly<Record<UserTicketAction, Case>> = {
  request: {
    command: { action: 'request', ...ticketDescription, paymentId: 41, taxRate: 10 },
    events: [
      {
        type: 'UserTicketRequested',
        data: {
          ...ticketDescription,
          tax: 3_545,
          paymentId: 41,
          dueTime: '2026-06-01T00:30:00.000Z',
          isBegun: false,
        },
      },
    ],
    told: { idle: 'pending' },
  },
  expire: {
    command: { action: 'expire', ticketId: 8, userId: 51 },
    events: [{ type: 'UserTicketRequestExpired', data: { ticketId: 8, userId: 51 } }],
  },
  pay: {
    command: { action: 'pay', amount: 39_000 },
    events: [{ type: 'UserTicketPaid', data: { amount: 39_000, isBegun: true } }],
    told: { pending: 'paid' },
  },
  decline: {
    command: { action: 'decline', declined: 'limit' },
    standing: { failures: 1 },
    events: [{ type: 'UserTicketPaymentFailed', data: { failure: 2, declined: 'limit' } }],
  },
  give_up: { command: { action: 'give_up' }, events: [{ type: 'UserTicketGivenUp', data: {} }] },
  begin: {
    command: { action: 'begin' },
    standing: { period: firstPeriod('2026-06-01', 1) },
    events: [{ type: 'UserTicketBegan', data: {} }],
  },
  renew: {
    command: { action: 'renew' },
    standing: { ...isOver, nextMemberPlanId: 4 },
    events: [{ type: 'UserTicketEnded', data: { nextMemberPlanId: 4 } }],
  },
  end: {
    command: { action: 'end' },
    standing: { ...isOver, isRecharging: false },
    events: [{ type: 'UserTicketEnded', data: { nextMemberPlanId: null } }],
  },
  cancel: {
    command: { action: 'cancel' },
    standing: { usedPoints: 9_000 },
    events: ({ status }) => [
      { type: 'UserTicketCanceled', data: { refund: status === 'pending' ? 0 : 30_000 } },
    ],
    // A person closes the payment, and then the system cancels the ticket.
    guarded: { from: 'pending', roles: ['user', 'staff'], code: 'user_ticket.being_paid' },
  },
  note_refund: {
    command: { action: 'note_refund', amount: 5_000 },
    events: [{ type: 'UserTicketRefundNoted', data: { amount: 5_000 } }],
  },
  choose_next_plan: {
    command: { action: 'choose_next_plan', nextMemberPlanId: 4 },
    events: [{ type: 'UserTicketNextPlanChosen', data: { nextMemberPlanId: 4 } }],
  },
  set_recharging: {
    command: { action: 'set_recharging', isRecharging: false },
    events: [{ type: 'UserTicketRechargingChanged', data: { isRecharging: false } }],
  },
};

/** The decided conditions at 09:00 on 1 June. */
function factsOf(state: UserTicket, role: Role): ReadonlySet<string> {
  const { status, period, isEnded, isRecharging, paidTime } = state;
  const facts = [
    isEnded ? 'ended' : 'not ended',
    isRecharging ? 'renewing' : 'not renewing',
    ...(period !== null && period.startDate <= '2026-06-01' ? ['started'] : []),
    ...(period !== null && period.endDate < '2026-06-01' ? ['over'] : []),
  ];
  const isRecent = status !== 'pending' && paidTime !== null && paidTime >= '2026-05-24T15:00:00.000Z';
  if (role === 'system' || isRecent) facts.push('refunded');
  return new Set(facts);
}

testEveryRow<UserTicket, UserTicketCommand, UserTicketEvent>({
  entity: 'user_ticket',
  decider: userTicket,
  table: userTicketTransitions,
  decided,
  samples,
  statuses: [...userTicketStatuses],
  stateOf: (status) => ticketStates[status as keyof typeof ticketStates],
  factsOf,
});

import { businessDayOf } from '../business-day.ts';
import type { Rules, Transition } from '../transition-table.ts';
import { isEndReached, isStartReached, refundableUntil } from './ticket-days.ts';
import type { UserTicketStatus } from './ticket-kinds.ts';
import type { UserTicket } from './ticket-state.ts';

export type UserTicketGuard =
  | 'startReached'
  | 'endReached'
  | 'notEnded'
  | 'recharging'
  | 'notRecharging'
  | 'notBeingPaid'
  | 'refundable'
  | 'changeable';

/** The input of the guards. A read model's row provides it as well as the folded state. */
export type UserTicketStanding = Pick<
  UserTicket,
  'status' | 'period' | 'plan' | 'isRecharging' | 'isEnded' | 'paidTime'
>;

const bySystem = ['system'] as const;
const byMember = ['user', 'staff'] as const;
const live = ['pending', 'scheduled', 'paid'] as const;

export const userTicketTransitions = [
  {
    action: 'request',
    from: ['idle'],
    to: 'told',
    event: 'UserTicketRequested',
    who: ['user', 'staff', 'system'],
  },
  { action: 'expire', from: ['idle'], to: 'canceled', event: 'UserTicketRequestExpired', who: bySystem },
  { action: 'pay', from: ['pending'], to: 'told', event: 'UserTicketPaid', who: bySystem },
  { action: 'decline', from: ['pending'], to: 'same', event: 'UserTicketPaymentFailed', who: bySystem },
  { action: 'give_up', from: ['pending'], to: 'failed', event: 'UserTicketGivenUp', who: bySystem },
  {
    action: 'begin',
    from: ['scheduled'],
    to: 'paid',
    event: 'UserTicketBegan',
    who: bySystem,
    guards: ['startReached'],
  },
  {
    action: 'renew',
    from: ['paid'],
    to: 'same',
    event: 'UserTicketEnded',
    who: bySystem,
    guards: ['notEnded', 'endReached', 'recharging'],
  },
  {
    action: 'end',
    from: ['paid'],
    to: 'same',
    event: 'UserTicketEnded',
    who: bySystem,
    guards: ['notEnded', 'endReached', 'notRecharging'],
  },
  {
    action: 'cancel',
    from: live,
    to: 'canceled',
    event: 'UserTicketCanceled',
    who: ['user', 'staff', 'system'],
    guards: ['notEnded', 'notBeingPaid', 'refundable'],
  },
  {
    action: 'note_refund',
    from: ['scheduled', 'paid'],
    to: 'same',
    event: 'UserTicketRefundNoted',
    who: bySystem,
  },
  {
    action: 'choose_next_plan',
    from: live,
    to: 'same',
    event: 'UserTicketNextPlanChosen',
    who: byMember,
    guards: ['notEnded', 'changeable'],
  },
  {
    action: 'set_recharging',
    from: live,
    to: 'same',
    event: 'UserTicketRechargingChanged',
    who: ['user', 'staff', 'system'],
    guards: ['notEnded'],
  },
] as const satisfies readonly Transition<string, UserTicketStatus, UserTicketGuard>[];

export type UserTicketAction = (typeof userTicketTransitions)[number]['action'];

export const userTicketRules: Rules<UserTicketStatus, UserTicketGuard, UserTicketStanding, UserTicketAction> =
  {
    entity: 'user_ticket',
    table: userTicketTransitions,
    guards: {
      startReached: (standing, { at }) => (isStartReached(standing, at) ? null : 'not_started'),
      endReached: (standing, { at }) => (isEndReached(standing, at) ? null : 'not_ended'),
      notEnded: ({ isEnded }) => (isEnded ? 'ended' : null),
      recharging: ({ isRecharging }) => (isRecharging ? null : 'not_renewing'),
      notRecharging: ({ isRecharging }) => (isRecharging ? 'renewing' : null),
      /** To cancel an unpaid ticket, close its payment: the system then cancels the ticket. The payment decides the race. */
      notBeingPaid: ({ status }, { role }) =>
        status === 'pending' && role !== 'system' ? 'being_paid' : null,
      /** The system cancels only once the member's rentals have refused the ticket's further use. That was in time. */
      refundable: (standing, { at, role }) => {
        const until = refundableUntil(standing);
        return role === 'system' || (until !== null && businessDayOf(at) <= until) ? null : 'not_refundable';
      },
      changeable: ({ plan }, { role }) =>
        role === 'user' && plan?.canChange === false ? 'plan_is_fixed' : null,
    },
  };

import { type Asked, accept, type Decider, type Decision } from '../decider.ts';
import { several } from '../several.ts';
import { checkTransition, factOf } from '../transition-table.ts';
import { cancel, chooseNextPlan, end, pay, request, setRecharging } from './decide-ticket.ts';
import { actsOnPayment } from './follow-payment.ts';
import type { UserTicketAct, UserTicketCommand } from './ticket-commands.ts';
import type { UserTicketEvent } from './ticket-events.ts';
import { evolveUserTicket, initialUserTicket, type UserTicket } from './ticket-state.ts';
import { userTicketRules, userTicketTransitions } from './ticket-transitions.ts';

/** One action at a time, as the table has it. */
const acting: Decider<UserTicket, UserTicketAct, UserTicketEvent> = {
  category: 'user_ticket',
  initial: initialUserTicket,
  decide: decideAct,
  evolve: evolveUserTicket,
  memory: Number.POSITIVE_INFINITY,
};

/**
 * A member's ticket: one period of a plan. It follows its payment. The payment's append decides each race with money, and
 * `member_rentals` the race of a refund with the ticket's first use.
 */
export const userTicket: Decider<UserTicket, UserTicketCommand, UserTicketEvent> = {
  ...acting,
  decide(state, command, asked) {
    switch (command.action) {
      case 'follow_payment':
        return several(acting).decide(state, actsOnPayment(state, command), asked);
      case 'follow_rentals': {
        const isHeld = (state.status === 'scheduled' || state.status === 'paid') && !state.isEnded;
        return several(acting).decide(state, isHeld ? [{ action: 'cancel' }] : [], asked);
      }
      default:
        return decideAct(state, command, asked);
    }
  },
};

function decideAct(state: UserTicket, command: UserTicketAct, asked: Asked): Decision<UserTicketEvent> {
  const refused = checkTransition(userTicketRules, state, command, asked);
  if (refused !== null) return refused;
  switch (command.action) {
    case 'request':
      return request(command, asked);
    case 'pay':
      return pay(state, command, asked);
    case 'decline':
      return accept({
        type: 'UserTicketPaymentFailed',
        data: { failure: state.failures + 1, declined: command.declined },
      });
    case 'renew':
      return end(state, true);
    case 'end':
      return end(state, false);
    case 'cancel':
      return cancel(state);
    case 'choose_next_plan':
      return chooseNextPlan(state, command);
    case 'set_recharging':
      return setRecharging(state, command);
    default:
      return accept(factOf<UserTicketEvent>(userTicketTransitions, command));
  }
}

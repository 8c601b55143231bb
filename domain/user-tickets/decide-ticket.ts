import { businessDayOf, daysLater, endOfBusinessDay } from '../business-day.ts';
import { type Asked, accept, type Decision, nothingToDo, refuse } from '../decider.ts';
import { later } from '../reacting.ts';
import { taxOf } from '../tax.ts';
import type { RequestTicketCommand } from './ticket-commands.ts';
import { isStartReached, nextPlanOf } from './ticket-days.ts';
import type { UserTicketEvent } from './ticket-events.ts';
import { daysAhead, renewalDays, signUpMinutes } from './ticket-kinds.ts';
import type { UserTicket } from './ticket-state.ts';

type Decided = Decision<UserTicketEvent>;

export function request(command: RequestTicketCommand, { at }: Asked): Decided {
  const { action: _, taxRate, paymentId, ...described } = command;
  const { period, amount, usedPoints, previousTicketId } = described;
  const money = amount - usedPoints;
  if (usedPoints < 0 || money < 0) {
    const message = `points pay at most the price: use at most ${amount}`;
    return refuse('invalid', 'user_ticket.too_many_points', message, { amount });
  }
  const refused = previousTicketId === null ? badStart(period.startDate, at) : null;
  if (refused !== null) return refused;
  const isPaid = money === 0;
  return accept({
    type: 'UserTicketRequested',
    data: {
      ...described,
      tax: taxOf(money, taxRate),
      paymentId: isPaid ? null : paymentId,
      dueTime: isPaid ? null : dueTimeOf(previousTicketId, at),
      isBegun: isPaid && isStartReached(described, at),
    },
  });
}

function badStart(startDate: string, at: string) {
  const from = businessDayOf(at);
  const to = daysLater(from, daysAhead);
  if (from <= startDate && startDate <= to) return null;
  return refuse('invalid', 'user_ticket.bad_start', `a ticket starts from ${from} to ${to}`, { from, to });
}

function dueTimeOf(previousTicketId: number | null, at: string): string {
  if (previousTicketId === null) return later(at, signUpMinutes * 60_000);
  return endOfBusinessDay(daysLater(businessDayOf(at), renewalDays));
}

export function pay(state: UserTicket, { amount }: { amount: number }, { at }: Asked): Decided {
  return accept({ type: 'UserTicketPaid', data: { amount, isBegun: isStartReached(state, at) } });
}

export function end(state: UserTicket, isRenewed: boolean): Decided {
  return accept({
    type: 'UserTicketEnded',
    data: { nextMemberPlanId: isRenewed ? nextPlanOf(state) : null },
  });
}

/** Everything that was paid and did not go back before goes back. */
export function cancel({ status, amount, usedPoints, refunded }: UserTicket): Decided {
  const refund = status === 'pending' ? 0 : amount - usedPoints - refunded;
  return accept({ type: 'UserTicketCanceled', data: { refund } });
}

export function chooseNextPlan(
  state: UserTicket,
  { nextMemberPlanId }: { nextMemberPlanId: number },
): Decided {
  if (nextMemberPlanId === nextPlanOf(state)) return nothingToDo;
  return accept({ type: 'UserTicketNextPlanChosen', data: { nextMemberPlanId } });
}

export function setRecharging(state: UserTicket, { isRecharging }: { isRecharging: boolean }): Decided {
  if (isRecharging === state.isRecharging) return nothingToDo;
  return accept({ type: 'UserTicketRechargingChanged', data: { isRecharging } });
}

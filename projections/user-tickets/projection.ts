import { nextPlanOf } from '#domain/user-tickets/ticket-days.ts';
import type { UserTicketEvent } from '#domain/user-tickets/ticket-events.ts';
import type { UserTicketStatus } from '#domain/user-tickets/ticket-kinds.ts';
import type { UserTicket } from '#domain/user-tickets/ticket-state.ts';
import { userTicket } from '#domain/user-tickets/user-ticket.ts';
import { userTicketsWritten } from '#domain/user-tickets/written.ts';
import { idOf, type Projection } from '../projection.ts';
import { type UserTicketRow, userTicketsTable } from './tables.ts';

const known = new Set(userTicketsWritten.flatMap(({ newest }) => Object.keys(newest)));
const liveStatuses: readonly UserTicketStatus[] = ['pending', 'scheduled', 'paid'];

/** A request that expired has no row: there never was a ticket. */
export const userTicketsProjection: Projection<UserTicketRow, UserTicketEvent> = {
  name: 'user_tickets',
  table: userTicketsTable,
  categories: ['user_ticket'],
  knows: (type) => known.has(type),
  keys: (recorded) => [idOf(recorded)],
  fold(row, recorded) {
    const { event, at, revision } = recorded;
    const state = userTicket.evolve(row?.state ?? userTicket.initial, event, at);
    const { plan, period } = state;
    if (plan === null || period === null) return null;
    return {
      ...listed(state),
      id: idOf(recorded),
      memberPlanId: plan.memberPlanId,
      planType: plan.planType,
      currency: plan.currency,
      startDate: period.startDate,
      endDate: period.endDate,
      state,
      revision,
      createdAt: row?.createdAt ?? at,
      updatedAt: at,
    };
  },
};

/** The columns that follow from the state. */
function listed(state: UserTicket) {
  const { userId, status, eventTicketId, previousTicketId, paymentId, amount } = state;
  const { isRecharging, isForced, isEnded, isRenewed, dueTime, paidTime, firstFailedAt } = state;
  const isLive = liveStatuses.includes(status) && !isEnded;
  return {
    userId,
    status,
    isLive,
    eventTicketId,
    previousTicketId,
    nextMemberPlanId: isRenewed || (isLive && isRecharging) ? nextPlanOf(state) : null,
    paymentId,
    amount,
    isRecharging,
    isForced,
    dueTime,
    paidTime,
    firstFailedAt,
  };
}

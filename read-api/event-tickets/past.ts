import { notFound } from '#http/errors.ts';
import { eventTickets } from '#projections/event-tickets/area.ts';
import { eventTicketsTable } from '#projections/event-tickets/tables.ts';
import type { Past } from '../kit/as-of/past.ts';
import type { Step } from '../kit/history/streams.ts';
import { recordsThen } from '../kit/records/records-then.ts';
import { type EventTicketDetail, eventTicketFields } from './contract.ts';
import { wholeEventTickets } from './scope.ts';

export const eventTicketPast: Past<EventTicketDetail> = {
  category: 'event_ticket',
  projection: 'event_tickets',
  path: '/v1/subscriptions/user-event-tickets/:id',
  tags: ['subscriptions'],
  differenceId: 'getUserEventTicketDifference',
  async detail({ db, now }, caller, id) {
    const events = wholeEventTickets(db, caller, now().toISOString());
    const row = await events.where('event.id', '=', id).executeTakeFirst();
    if (row === undefined) throw notFound('event_ticket', id);
    return eventTicketFields.shown(row);
  },
  /** Only staff see former states. */
  isShown: async () => false,
  around: async (load, own) => [...own, ...(await load([...new Set(own.flatMap(planOf))]))],
  isGone: () => false,
  ofToday: ['useCount'],
};

/** The plan that an event names. */
function planOf({ data }: Step): string[] {
  const { memberPlanId, changed } = data as {
    memberPlanId?: number;
    changed?: { memberPlanId?: number };
  };
  const planId = memberPlanId ?? changed?.memberPlanId;
  return planId === undefined ? [] : [`member_plan-${planId}`];
}

export const eventTicketsThen = recordsThen(eventTickets, { event_ticket: eventTicketsTable });

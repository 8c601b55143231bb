import { type SqlBool, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import {
  askerLabels,
  linkedKinds,
  supportTicketStatuses,
} from '#domain/support-tickets/support-ticket-kinds.ts';
import { IdsParam, idsOf, PeriodParam, periodOf, SomeOf, someOf, TextParam } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import { rowsOf } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { among, within } from '../kit/search.ts';
import { newestFirst, sortedList } from '../kit/sorted-list.ts';
import { ticketsFound } from './rows.ts';
import { isAskedBy } from './scope.ts';

export const supportTicketList = sortedList(
  ticketsFound,
  {
    id: 'ticket.id',
    created_time: 'ticket.createdAt',
    updated_time: 'ticket.updatedAt',
    waiting_time: 'ticket.waitingSince',
  },
  newestFirst,
  ['waiting_time'],
);

/** Schema of an account reference `label:id` with one of these labels. */
const Reference = (labels: readonly string[]) =>
  Type.String({ pattern: `^(${labels.join('|')}):\\d{1,16}$`, description: '`label:id`' });

/** Filters of tickets. Messages are sealed, so `q` searches only the askers. */
export const SupportTicketsQuery = ListQuery({
  q: Type.Optional(TextParam),
  ids: Type.Optional(IdsParam),
  statuses: Type.Optional(SomeOf(supportTicketStatuses)),
  asker: Type.Optional(Reference(askerLabels)),
  entity: Type.Optional(Reference(linkedKinds)),
  created_time: Type.Optional(PeriodParam),
  order: supportTicketList.param,
});
export type SupportTicketsQuery = Static<typeof SupportTicketsQuery>;

/** Tickets that the caller may see and that match all filters. */
export function matchingTickets({ db, caller }: Pick<Reading, 'db' | 'caller'>, query: SupportTicketsQuery) {
  const ids = idsOf(query.ids);
  const statuses = someOf('statuses', query.statuses, supportTicketStatuses);
  const period = periodOf('created_time', query.created_time);
  let tickets = ticketsFound(db, caller);
  if (query.q !== undefined) tickets = tickets.where(isAskedBy(query.q));
  if (ids !== undefined) tickets = tickets.where(among('ticket.id', ids));
  if (statuses !== undefined) tickets = tickets.where(among('ticket.status', statuses));
  if (query.asker !== undefined) tickets = tickets.where(refersTo('asker_label', 'asker_id', query.asker));
  if (query.entity !== undefined)
    tickets = tickets.where(refersTo('entity_category', 'entity_id', query.entity));
  if (period !== undefined) tickets = tickets.where(within('ticket.createdAt', period));
  return tickets;
}

export function ticketRows(reading: Pick<Reading, 'db' | 'caller'>, query: SupportTicketsQuery) {
  const tickets = matchingTickets(reading, query);
  return rowsOf(tickets, supportTicketList.sorted(tickets, query.order));
}

function refersTo(label: string, id: string, reference: string) {
  const [of = '', text = ''] = reference.split(':');
  return sql<SqlBool>`${sql.ref(`ticket.${label}`)} = ${of}
    and ${sql.ref(`ticket.${id}`)} = any(${idsOf(text) ?? []}::int[])`;
}

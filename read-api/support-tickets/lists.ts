import { type RawBuilder, type SqlBool, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import {
  askerLabels,
  linkedKinds,
  supportTicketStatuses,
} from '#domain/support-tickets/support-ticket-kinds.ts';
import type { Caller } from '#http/caller.ts';
import { FlagParam, IdParam, IdsParam, PeriodParam, SomeOf, TextParam } from '#http/filters.ts';
import { highestId } from '#http/ids.ts';
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
  /** For staff: the tickets of this assignee, those of the caller, and those with or without any assignee. */
  staff_id: Type.Optional(IdParam),
  is_mine: Type.Optional(FlagParam),
  is_assigned: Type.Optional(FlagParam),
  created_time: Type.Optional(PeriodParam),
  order: supportTicketList.param,
});
export type SupportTicketsQuery = Static<typeof SupportTicketsQuery>;

/** Only staff filter by the assignee: others may not learn who cares for their tickets. */
function toStaff(caller: Caller, condition: RawBuilder<SqlBool>) {
  return caller.label === 'staff' ? condition : sql<SqlBool>`false`;
}
const isOf = (id: number) => sql<SqlBool>`ticket.staff_id is not distinct from ${id}`;
const isAssigned = sql<SqlBool>`ticket.staff_id is not null`;
const isFlagged = (flag: boolean, condition: RawBuilder<SqlBool>) =>
  flag ? condition : sql<SqlBool>`not (${condition})`;

/** Tickets that the caller may see and that match all filters. */
export function matchingTickets({ db, caller }: Pick<Reading, 'db' | 'caller'>, query: SupportTicketsQuery) {
  const { ids, statuses, created_time: period } = query;
  let tickets = ticketsFound(db, caller);
  if (query.q !== undefined) tickets = tickets.where(isAskedBy(query.q));
  if (ids !== undefined) tickets = tickets.where(among('ticket.id', ids));
  if (statuses !== undefined) tickets = tickets.where(among('ticket.status', statuses));
  if (query.asker !== undefined) tickets = tickets.where(refersTo('asker_label', 'asker_id', query.asker));
  if (query.entity !== undefined)
    tickets = tickets.where(refersTo('entity_category', 'entity_id', query.entity));
  if (query.staff_id !== undefined) tickets = tickets.where(toStaff(caller, isOf(query.staff_id)));
  if (query.is_mine !== undefined) {
    tickets = tickets.where(toStaff(caller, isFlagged(query.is_mine, isOf(caller.id))));
  }
  if (query.is_assigned !== undefined) {
    tickets = tickets.where(toStaff(caller, isFlagged(query.is_assigned, isAssigned)));
  }
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
    and ${sql.ref(`ticket.${id}`)} = any(${possibleIds(text)}::int[])`;
}

/** The id of a reference as a list. Ids beyond the highest one are left out, since no entity has them. */
function possibleIds(text: string): number[] {
  const id = Number(text);
  return id <= highestId ? [id] : [];
}

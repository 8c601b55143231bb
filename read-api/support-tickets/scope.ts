import { type SqlBool, sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';
import { personHolds } from '../kit/search.ts';

/** Tickets: all for staff, the caller's own for everyone else. The brand does not matter. */
export function supportTicketsFor(db: ReadModels, caller: Caller) {
  const tickets = db
    .selectFrom('read.supportTickets as ticket')
    .leftJoin('read.brands as brand', 'brand.id', 'ticket.brandId');
  if (caller.label === 'staff') return tickets;
  return tickets.where('ticket.askerLabel', '=', caller.label).where('ticket.askerId', '=', caller.id);
}

/** SQL condition: whether the asker's name, phone or e-mail contains the text. */
export function isAskedBy(text: string) {
  return sql<SqlBool>`exists (select from private.people as person
    where person.id = ticket.asker_label || ':' || ticket.asker_id and ${personHolds('person.search', text)})`;
}

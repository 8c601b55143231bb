import { personKey } from '#domain/members/person.ts';
import type { SupportTicketEvent } from '#domain/support-tickets/support-ticket-events.ts';
import { asEvent, entityOf } from '#event-store/stored-event.ts';
import type { Indexer } from '../kit/index/indexed.ts';

/** A ticket with its asker, such as `user:12`. */
export interface AskedTicketTable {
  ticket_id: number;
  asker: string;
}

/** Indexes the asker of each ticket. */
export const ticketsOfPeople: Indexer = {
  table: 'write.asked_tickets',
  async keep(db, events) {
    const opened = events.flatMap((stored) => {
      const { type, data } = asEvent<SupportTicketEvent>(stored);
      // An event with invalid data is skipped.
      if (type !== 'SupportTicketOpened' || typeof data?.asker?.id !== 'number') return [];
      const { label, id } = data.asker;
      return [{ ticket_id: Number(entityOf(stored.stream).id), asker: personKey(label, id) }];
    });
    if (opened.length === 0) return;
    await db
      .insertInto('write.asked_tickets')
      .values(opened)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
};

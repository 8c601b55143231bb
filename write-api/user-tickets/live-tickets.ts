import type { Kysely } from 'kysely';
import type { MemberTicketsEvent } from '#domain/user-tickets/member-tickets.ts';
import { asEvent, entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDatabase } from '../database.ts';
import type { Indexer } from '../kit/index/indexed.ts';

/** A member's live ticket. */
export interface LiveTicketTable {
  user_id: number;
  ticket_id: number;
}

/** Indexes the live ticket of each member. The member's own stream decides. */
export const liveTicketIndex: Indexer = { keep, table: 'write.live_tickets' };

async function keep(db: Kysely<WriteDatabase>, events: readonly StoredEvent[]): Promise<void> {
  const last = new Map<number, number | null>();
  for (const stored of events) {
    const { category, id } = entityOf(stored.stream);
    if (category !== 'member_tickets') continue;
    const { type, data } = asEvent<MemberTicketsEvent>(stored);
    // An event with invalid data is skipped.
    if (type === 'MemberTicketOpened' && Number.isSafeInteger(data?.ticketId)) {
      last.set(Number(id), data.ticketId);
    }
    if (type === 'MemberTicketClosed') last.set(Number(id), null);
  }
  if (last.size === 0) return;
  await db
    .deleteFrom('write.live_tickets')
    .where('user_id', 'in', [...last.keys()])
    .execute();
  const live = [...last].flatMap(([user_id, ticket_id]) =>
    ticket_id === null ? [] : { user_id, ticket_id },
  );
  if (live.length > 0) await db.insertInto('write.live_tickets').values(live).execute();
}

/** Returns the next ids of live tickets: those above `after`, the lowest first. */
export async function liveTicketsAfter(
  db: Kysely<WriteDatabase>,
  { after, atMost }: { after: number; atMost: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('write.live_tickets')
    .select('ticket_id')
    .where('ticket_id', '>', after)
    .orderBy('ticket_id')
    .limit(atMost)
    .execute();
  return rows.map((row) => Number(row.ticket_id));
}

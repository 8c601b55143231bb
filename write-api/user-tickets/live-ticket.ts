import { memberTickets } from '#domain/user-tickets/member-tickets.ts';
import type { UserTicket } from '#domain/user-tickets/ticket-state.ts';
import { userTicket } from '#domain/user-tickets/user-ticket.ts';
import type { WriteDeps } from '../deps.ts';

/** Returns the member's live ticket; null if there is none. */
export async function liveTicketOf(
  { streams }: Pick<WriteDeps, 'streams'>,
  userId: number,
): Promise<UserTicket | null> {
  const { ticketId } = (await streams.refresh(memberTickets, userId)).state;
  return ticketId === null ? null : (await streams.refresh(userTicket, ticketId)).state;
}

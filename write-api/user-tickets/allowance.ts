import { countingTicket, isUnpaid } from '#domain/user-tickets/standing.ts';
import { conflict } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { MemberAllowance } from '../trysets/check-request.ts';
import { liveTicketOf } from './live-ticket.ts';

/** The ticket that a member's trysets count for. Throws 409 `tryset.ticket_unpaid` while a renewal is due and unpaid. */
export function ticketAllowance(deps: WriteDeps): MemberAllowance {
  return {
    async ticket(userId) {
      const ticket = await liveTicketOf(deps, userId);
      if (ticket === null) return null;
      const at = deps.clock();
      if (isUnpaid(ticket, at)) {
        const { ticketId } = ticket;
        throw conflict('tryset.ticket_unpaid', 'the renewal of the member’s ticket is unpaid: pay it first', {
          ticketId,
        });
      }
      return countingTicket(ticket, at);
    },
  };
}

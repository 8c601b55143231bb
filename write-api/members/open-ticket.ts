import { obstacleTo } from '#domain/transition-table.ts';
import { memberRentals, usedOf } from '#domain/trysets/member-rentals.ts';
import { memberTickets } from '#domain/user-tickets/member-tickets.ts';
import { userTicketRules } from '#domain/user-tickets/ticket-transitions.ts';
import { userTicket } from '#domain/user-tickets/user-ticket.ts';
import type { WriteDeps } from '../deps.ts';

/**
 * Returns whether a ticket of the member is still to be settled: it waits for money, will renew, or can be refunded. A sign-up
 * that is under way counts too.
 */
export async function hasOpenTicket(
  { streams, clock }: Pick<WriteDeps, 'streams' | 'clock'>,
  userId: number,
): Promise<boolean> {
  const { ticketId } = (await streams.refresh(memberTickets, userId)).state;
  if (ticketId === null) return false;
  const { state } = await streams.refresh(userTicket, ticketId);
  if (state.status === 'idle' || state.status === 'pending') return true;
  if (state.isEnded) return state.isRenewed;
  if (state.isRecharging) return true;
  const asking = { role: 'user', at: clock() } as const;
  if (obstacleTo(userTicketRules, state, 'cancel', asking) !== null) return false;
  return usedOf((await streams.refresh(memberRentals, userId)).state, ticketId).trysets === 0;
}

import { system } from '#domain/actor.ts';
import { type MemberRentalsCommand, memberRentals } from '#domain/trysets/member-rentals.ts';
import { memberTickets } from '#domain/user-tickets/member-tickets.ts';
import { countingTicket, isUnpaid } from '#domain/user-tickets/standing.ts';
import { userTicket } from '#domain/user-tickets/user-ticket.ts';
import type { Setting } from '../setting.ts';

/** The claim of a tryset, which counts for the member's running ticket; null if the ticket is unpaid or does not allow it. */
export function claimOf(
  { world }: Setting,
  { userId, trysetId, itemIds }: { userId: number; trysetId: number; itemIds: readonly number[] },
  at: string,
): MemberRentalsCommand | null {
  const { ticketId: liveId } = world.state(memberTickets, userId);
  const live = liveId === null ? null : world.state(userTicket, liveId);
  if (live !== null && isUnpaid(live, at)) return null;
  const ticket = live === null ? null : countingTicket(live, at);
  const { ticketId = null, limits = null } = ticket ?? {};
  const claim = { action: 'claim', userId, trysetId, itemIds, ticketId, limits } as const;
  const decision = memberRentals.decide(world.state(memberRentals, userId), claim, { actor: system, at });
  return decision.ok ? claim : null;
}

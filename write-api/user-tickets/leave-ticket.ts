import { system } from '#domain/actor.ts';
import { member } from '#domain/members/member.ts';
import type { MemberEvent } from '#domain/members/member-events.ts';
import { obstacleTo } from '#domain/transition-table.ts';
import type { UserTicketEvent } from '#domain/user-tickets/ticket-events.ts';
import { userTicketRules } from '#domain/user-tickets/ticket-transitions.ts';
import { userTicket } from '#domain/user-tickets/user-ticket.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { Effect } from '../kit/follower/effect.ts';
import { endPayment, isRefunded } from './end-ticket.ts';
import { liveTicketOf } from './live-ticket.ts';

/**
 * Ends the ticket of a member who asks to be forgotten, as a cancel does: an unpaid ticket ends, an unused one of the last 7 days
 * is refunded, and any other one renews no more. A sign-up may be requested or paid just after the member's wish, so it is ended
 * too. Each step is named by the event, so a repeated effect takes it once.
 */
export const leaveTicket: Effect = async (deps, { id: eventId, type, metadata }, id) => {
  const userId = await concerned(deps, type, id);
  if (userId === null || (await deps.streams.refresh(member, userId)).state.status !== 'leaving') return;
  const step = (name: string): CommandContext => ({
    commandId: derivedCommandId(eventId, name),
    actor: system,
    receivedAt: deps.clock(),
    correlationId: metadata.$correlationId,
    causationId: eventId,
  });
  await leave(deps, userId, step);
};

/** Returns the member whose ticket an event may end; null if there is none. */
async function concerned({ streams }: WriteDeps, type: string, id: number): Promise<number | null> {
  switch (type as UserTicketEvent['type'] | MemberEvent['type']) {
    case 'MemberForgettingRequested':
      return id;
    case 'UserTicketRequested':
    case 'UserTicketPaid':
      return (await streams.refresh(userTicket, id)).state.userId;
    default:
      return null;
  }
}

async function leave(deps: WriteDeps, userId: number, step: (name: string) => CommandContext): Promise<void> {
  for (;;) {
    const ticket = await liveTicketOf(deps, userId);
    if (ticket === null || ticket.plan === null) return;
    const { ticketId: id, status, paymentId } = ticket;
    if (status === 'pending' && paymentId !== null) {
      await endPayment(deps, ticket, paymentId, step(`close payment ${paymentId}`));
      continue;
    }
    const asking = { role: 'user', at: deps.clock() } as const;
    if (obstacleTo(userTicketRules, ticket, 'cancel', asking) === null) {
      if (await isRefunded(deps, ticket, step(`refund ${id}`))) return;
    }
    const command = { action: 'set_recharging', isRecharging: false } as const;
    await runTarget(deps.streams, { on: 'user_ticket', id, command }, step(`stop renewal ${id}`));
    return;
  }
}

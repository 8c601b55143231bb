import type { Target } from '../reacting-kinds.ts';
import type { UserTicketStatus } from './ticket-kinds.ts';

/** A sign-up that has begun, and may never be decided. */
export interface SignUp {
  userId: number;
  ticketId: number;
  eventTicketId: number | null;
}

/**
 * The steps that settle a sign-up without a decision. The first one expires the ticket, so that a late request is refused.
 * Only then the use, the points and the member's place are given back. No steps if the ticket was requested.
 */
export function settleSignUp(
  { userId, ticketId, eventTicketId }: SignUp,
  status: UserTicketStatus,
): { steps: Target[]; isLast: boolean } {
  if (status === 'idle') {
    const command = { action: 'expire', ticketId, userId } as const;
    return { steps: [{ on: 'user_ticket', id: ticketId, command }], isLast: false };
  }
  if (status !== 'canceled') return { steps: [], isLast: true };
  const paid = { kind: 'ticket', id: ticketId } as const;
  const release = { action: 'release', for: paid, itemId: null } as const;
  const returned: Target[] =
    eventTicketId === null
      ? []
      : [
          {
            on: 'event_ticket_uses',
            id: eventTicketId,
            command: { action: 'return_use', eventTicketId, userId, ticketId },
          },
        ];
  return {
    steps: [
      ...returned,
      { on: 'point_account', id: userId, command: release },
      { on: 'member_tickets', id: userId, command: { action: 'close', userId, ticketId } },
    ],
    isLast: true,
  };
}

import type { Hold, HoldSteps } from '../points/settle-hold.ts';
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
): HoldSteps {
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

/**
 * Settles the hold of a ticket. The first step expires a ticket that was never requested, so that a late request is refused.
 * The points of a ticket that ended unpaid go back. The other tickets keep their points, or have captured them.
 */
export function settleTicketHold({ userId, for: paid }: Hold, status: UserTicketStatus): HoldSteps {
  if (status === 'idle') {
    const command = { action: 'expire', ticketId: paid.id, userId } as const;
    return { steps: [{ on: 'user_ticket', id: paid.id, command }], isLast: false };
  }
  if (status !== 'canceled' && status !== 'failed') return { steps: [], isLast: true };
  const command = { action: 'release', for: paid, itemId: null } as const;
  return { steps: [{ on: 'point_account', id: userId, command }], isLast: true };
}

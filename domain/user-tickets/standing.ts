import { businessDayOf } from '../business-day.ts';
import type { MemberState } from '../members/member-state.ts';
import type { MemberTicket } from '../trysets/ticket-limits.ts';
import { isStartReached } from './ticket-days.ts';
import type { MemberStatus } from './ticket-kinds.ts';
import type { UserTicket } from './ticket-state.ts';

type Standing = Pick<UserTicket, 'status' | 'period' | 'previousTicketId' | 'isEnded' | 'isRecharging'>;

/** Whether a member can sign up and renew. The other roles may not request trysets, so they would pay for nothing. */
export function mayHaveTicket({ status, role }: Pick<MemberState, 'status' | 'role'>): boolean {
  return status === 'registered' && (role === 'normal' || role === 'influencer' || role === 'curator');
}

/** Whether a renewal is due and unpaid. A sign-up that waits for its first payment is no debt. */
export function isUnpaid(ticket: Standing, at: string): boolean {
  return ticket.status === 'pending' && ticket.previousTicketId !== null && isStartReached(ticket, at);
}

/** Whether a ticket counts now. A ticket that renews counts until its renewal, some hours after its last day. */
export function isRunning(ticket: Standing, at: string): boolean {
  const { status, period, isEnded, isRecharging } = ticket;
  const isHeld = status === 'paid' || status === 'scheduled';
  if (!isHeld || isEnded || period === null || !isStartReached(ticket, at)) return false;
  return isRecharging || businessDayOf(at) <= period.endDate;
}

/** How a member stands with its live ticket; null if there is none. */
export function memberStatusOf(ticket: Standing | null, hasDeferredItem: boolean, at: string): MemberStatus {
  if (hasDeferredItem || (ticket !== null && isUnpaid(ticket, at))) return 'suspense';
  if (ticket === null) return 'idle';
  if (isRunning(ticket, at)) return 'active';
  return ticket.status === 'scheduled' ? 'scheduled' : 'idle';
}

/** The ticket that a tryset counts for now; null if there is none. */
export function countingTicket(ticket: UserTicket, at: string): MemberTicket | null {
  if (ticket.plan === null || !isRunning(ticket, at)) return null;
  return { ticketId: ticket.ticketId, limits: ticket.plan.limits };
}

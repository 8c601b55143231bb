import { firstPeriod } from '../periods.ts';
import type { UserTicketDescription } from '../user-tickets/ticket-events.ts';
import type { UserTicketStatus } from '../user-tickets/ticket-kinds.ts';
import { initialUserTicket, type UserTicket } from '../user-tickets/ticket-state.ts';
import { memberTerms } from './member-plans.ts';

/** A sign-up for June, paid by card. */
export const ticketDescription: UserTicketDescription = {
  ticketId: 8,
  userId: 51,
  plan: memberTerms,
  period: firstPeriod('2026-06-01', 1),
  eventTicketId: null,
  previousTicketId: null,
  amount: 39_000,
  usedPoints: 0,
  isRecharging: true,
  isForced: false,
};

const pending: UserTicket = {
  ...initialUserTicket,
  ...ticketDescription,
  status: 'pending',
  tax: 3_545,
  paymentId: 41,
  dueTime: '2026-06-01T00:30:00.000Z',
};

/** Paid on 28 May, so it is refunded until 4 June. */
const paid: UserTicket = {
  ...pending,
  status: 'paid',
  period: firstPeriod('2026-05-28', 1),
  paidTime: '2026-05-28T03:00:00.000Z',
};

/** A ticket of each status on 1 June. */
export const ticketStates: Readonly<Record<UserTicketStatus, UserTicket>> = {
  idle: initialUserTicket,
  pending,
  scheduled: { ...paid, status: 'scheduled', period: firstPeriod('2026-06-10', 1) },
  paid,
  failed: { ...pending, status: 'failed' },
  canceled: { ...paid, status: 'canceled', refunded: 39_000 },
};

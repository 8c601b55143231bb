import type { MemberPlanType } from '#domain/member-plans/plan-kinds.ts';
import type { Currency } from '#domain/payments/payment-kinds.ts';
import type { MemberRentalsState } from '#domain/trysets/member-rentals.ts';
import type { UserTicketStatus } from '#domain/user-tickets/ticket-kinds.ts';
import type { UserTicket } from '#domain/user-tickets/ticket-state.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** A member's ticket: its folded state, and columns for lists. Days are business days. */
export interface UserTicketRow {
  id: number;
  userId: number;
  memberPlanId: number;
  planType: MemberPlanType;
  status: UserTicketStatus;
  /** Whether it is requested and neither over nor canceled. A member has at most one such ticket. */
  isLive: boolean;
  startDate: string;
  endDate: string;
  eventTicketId: number | null;
  previousTicketId: number | null;
  /** The plan of the next ticket. Null if none follows. */
  nextMemberPlanId: number | null;
  paymentId: number | null;
  amount: number;
  currency: Currency;
  isRecharging: boolean;
  isForced: boolean;
  dueTime: string | null;
  paidTime: string | null;
  firstFailedAt: string | null;
  state: UserTicket;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const userTicketsTable: Table<UserTicketRow> = table<UserTicketRow>('read.user_tickets', 'id', {
  id: 'integer',
  userId: 'integer',
  memberPlanId: 'integer',
  planType: 'text',
  status: 'text',
  isLive: 'boolean',
  startDate: 'date',
  endDate: 'date',
  eventTicketId: 'integer',
  previousTicketId: 'integer',
  nextMemberPlanId: 'integer',
  paymentId: 'integer',
  amount: 'integer',
  currency: 'text',
  isRecharging: 'boolean',
  isForced: 'boolean',
  dueTime: 'timestamptz',
  paidTime: 'timestamptz',
  firstFailedAt: 'timestamptz',
  state: 'jsonb',
  revision: 'bigint',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});

/** The items that count for a member's tickets, as the domain folds them. The id is that of the member. */
export interface RentalUsesRow {
  id: number;
  used: MemberRentalsState['used'];
}

export const rentalUsesTable: Table<RentalUsesRow> = table<RentalUsesRow>('read.rental_uses', 'id', {
  id: 'integer',
  used: 'jsonb',
});

/** The trysets and items that count for one ticket. */
export interface TicketUsesRow {
  userId: number;
  ticketId: number;
  trysets: number;
  items: number;
}

export const ticketUsesTable: Table<TicketUsesRow> = table<TicketUsesRow>('read.ticket_uses', 'userId', {
  userId: 'integer',
  ticketId: 'integer',
  trysets: 'integer',
  items: 'integer',
});

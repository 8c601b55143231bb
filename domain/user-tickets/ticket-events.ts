import type { DomainEvent } from '../event.ts';
import type { MemberPlanTerms } from '../member-plans/plan-terms.ts';
import type { Period } from '../periods.ts';
import type { TicketDeclineReason } from './ticket-kinds.ts';

/** The part of a ticket that its request decides. */
export interface UserTicketDescription {
  ticketId: number;
  userId: number;
  plan: MemberPlanTerms;
  period: Period;
  eventTicketId: number | null;
  /** The ticket that this one renews; null for a sign-up. */
  previousTicketId: number | null;
  /** The price of the ticket: that of its plan, or that of its event ticket. */
  amount: number;
  /** The part of the amount that points pay. */
  usedPoints: number;
  /** Whether another ticket follows after the last day. */
  isRecharging: boolean;
  /** Whether staff gave the ticket for points. */
  isForced: boolean;
}

export interface UserTicketRequest extends UserTicketDescription {
  /** The tax in the part that is paid in money. */
  tax: number;
  /** Null if points pay everything, or the ticket is free. Then it is paid at once. */
  paymentId: number | null;
  /** When the unpaid ticket ends. */
  dueTime: string | null;
  /** Whether a ticket without payment starts at once. */
  isBegun: boolean;
}

type Nothing = Record<string, never>;
type E<Type extends string, Data> = DomainEvent<Type, Data>;

/** Events of `user_ticket-<id>`. */
export type UserTicketEvent =
  | E<'UserTicketRequested', UserTicketRequest>
  /** It was never requested, and never will be. */
  | E<'UserTicketRequestExpired', { ticketId: number; userId: number }>
  /** `amount`: the money. `isBegun`: whether it has started. */
  | E<'UserTicketPaid', { amount: number; isBegun: boolean }>
  /** An attempt failed. `failure` counts them, from 1. */
  | E<'UserTicketPaymentFailed', { failure: number; declined: TicketDeclineReason }>
  | E<'UserTicketGivenUp', Nothing>
  | E<'UserTicketBegan', Nothing>
  /** `nextMemberPlanId`: the plan of the ticket that follows; null if none follows. */
  | E<'UserTicketEnded', { nextMemberPlanId: number | null }>
  /** `refund`: the money that goes back. The points go back with it. */
  | E<'UserTicketCanceled', { refund: number }>
  /** Money went back while the ticket goes on. */
  | E<'UserTicketRefundNoted', { amount: number }>
  | E<'UserTicketNextPlanChosen', { nextMemberPlanId: number }>
  | E<'UserTicketRechargingChanged', { isRecharging: boolean }>;

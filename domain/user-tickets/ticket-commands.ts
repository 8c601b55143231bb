import type { UserTicketDescription } from './ticket-events.ts';
import type { TicketDeclineReason } from './ticket-kinds.ts';

/** `paymentId`: a fresh id, in case that money is to be paid. `taxRate` is in percent. */
export interface RequestTicketCommand extends UserTicketDescription {
  action: 'request';
  paymentId: number;
  taxRate: number;
}

/** One action of the table. */
export type UserTicketAct =
  | RequestTicketCommand
  | { action: 'expire'; ticketId: number; userId: number }
  | { action: 'pay'; amount: number }
  | { action: 'decline'; declined: TicketDeclineReason }
  | { action: 'give_up' }
  | { action: 'begin' }
  | { action: 'renew' }
  | { action: 'end' }
  | { action: 'cancel' }
  | { action: 'note_refund'; amount: number }
  | { action: 'choose_next_plan'; nextMemberPlanId: number }
  | { action: 'set_recharging'; isRecharging: boolean };

/** The news of a ticket's payment. The ticket decides which actions follow. */
export type PaymentNews =
  | { type: 'paid'; amount: number }
  | { type: 'declined'; declined: TicketDeclineReason }
  | { type: 'failed' }
  | { type: 'closed' }
  | { type: 'refunded'; amount: number };

export interface FollowPayment {
  action: 'follow_payment';
  news: PaymentNews;
}

/** No tryset will count for the ticket, because its member cancels it. */
export interface FollowRentals {
  action: 'follow_rentals';
}

export type UserTicketCommand = UserTicketAct | FollowPayment | FollowRentals;

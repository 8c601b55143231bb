import type { MemberTicketsEvent } from '#domain/user-tickets/member-tickets.ts';
import type { UserTicketEvent } from '#domain/user-tickets/ticket-events.ts';
import { userTicketWords } from '#domain/user-tickets/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

export const texts = {} as const;

export const rooms = {} as const;

export const history = {
  categories: {
    user_ticket: 'Ticket',
    member_tickets: 'Tickets of member',
  },
  categoryWithId: {
    user_ticket: 'Ticket {{id}}',
    member_tickets: 'Tickets of member {{id}}',
  },
  event: {
    UserTicketRequested: 'Ticket was requested: {{amount}}.',
    UserTicketRequestExpired: 'The ticket was never requested.',
    UserTicketPaid: 'The ticket was paid: {{amount}}.',
    UserTicketPaymentFailed: 'Payment of the ticket failed, attempt {{failure}}.',
    UserTicketGivenUp: 'The ticket ended unpaid.',
    UserTicketBegan: 'The ticket began.',
    UserTicketEnded: 'The ticket ended. Next plan: {{nextMemberPlanId}}.',
    UserTicketCanceled: 'The ticket was canceled: {{refund}} goes back.',
    UserTicketRefundNoted: 'Money of the ticket was refunded: {{amount}}.',
    UserTicketNextPlanChosen: 'Next plan was chosen: {{nextMemberPlanId}}.',
    UserTicketRechargingChanged: 'Renewal was changed: {{isRecharging}}.',
    MemberTicketOpened: 'Ticket {{ticketId}} became the member’s ticket.',
    MemberTicketClosed: 'The member’s ticket {{ticketId}} is over.',
  } as const satisfies EventTexts<UserTicketEvent | MemberTicketsEvent>,
  fieldOf: { user_ticket: userTicketWords },
} as const;

export const replay = { projection: {} } as const;

import type { MemberTicketsEvent } from '#domain/user-tickets/member-tickets.ts';
import type { UserTicketEvent } from '#domain/user-tickets/ticket-events.ts';
import type { TicketDeclineReason } from '#domain/user-tickets/ticket-kinds.ts';
import { userTicketWords } from '#domain/user-tickets/words/en.ts';
import { words } from '#domain/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

const userTicket = {
  status: words.userTicketStatus,
  membership: words.membershipStatus,
  planType: words.memberPlanType,
  fields: userTicketWords,
  declined: {
    declined: 'Declined',
    expired: 'Card expired',
    invalid: 'Card invalid',
    limit: 'Limit reached',
    left: 'Left the page',
    other: 'Other reason',
    no_card: 'No card',
  } as const satisfies Record<TicketDeclineReason, string>,
  title: 'Ticket {{id}}',
  search: 'Username of the member',
  suspended: 'Renewal unpaid',
  over: 'Over',
  deferred: 'Return deferred',
  payment: 'Payment of {{amount}}',
  card: 'Card charged',
  nextTry: 'Next attempt',
  givesUp: 'Ends unpaid',
  refundableUntil: 'Refundable until',
  filters: { planType: 'Type of plan', isLive: 'Live' },
  columns: { used: 'Trysets / items', next: 'Next plan' },
  views: {
    title: 'Views',
    all: 'All',
    live: 'Live',
    ending: 'Not renewed',
    suspended: 'In suspense',
    failed: 'Failed renewals',
  },
  sections: {
    holders: 'Members with this ticket',
    membership: 'Membership',
    tickets: 'Tickets and payments',
    ticket: 'Terms of the ticket',
    limits: 'Limits used',
    money: 'Money',
    actions: 'Actions',
  },
  used: {
    closets: 'Trysets used',
    items: 'Items used',
    itemsPerTry: 'Items per tryset at most',
    concurrentClosets: 'Trysets at once at most',
  },
  left: {
    closets: 'Trysets left',
    items: 'Items left',
    itemsPerTry: 'Items in the next tryset at most',
    concurrentClosets: 'Trysets at once left',
  },
  noHolders: 'No member has such a ticket now.',
  none: 'This member never had a ticket.',
  noPlans: 'No member plan is on offer.',
  noEvents: 'No event ticket is open for sign-up.',
  signUp: 'Sign up for a plan',
  signUpText: 'Points pay first, and the card of the member pays the rest at once.',
  force: 'Give it for points',
  forceHelp: 'The points of the member pay everything. The card is not charged.',
  verbs: {
    pay: 'Charge the card now',
    next: 'Choose the next plan',
    renew: 'Renew it after its last day',
    stop: 'Stop its renewal',
    cancel: 'Cancel the ticket',
  },
  about: {
    pay: 'The card of {{name}} is charged {{money}}.',
    next: 'The ticket after this one uses the chosen plan.',
    renew: 'Another ticket follows after the last day. The card of {{name}} pays it.',
    stop: 'The ticket ends with its last day. No other ticket follows.',
    cancelUnpaid: 'The unpaid ticket of {{name}} ends at once.',
    cancelPaid: 'The unused ticket ends at once. {{money}} and its points go back to {{name}}.',
  },
  refused: {
    forbidden: 'Only staff give tickets for points.',
    has_ticket: 'The member has a ticket. Choose its next plan, or cancel it first.',
    used: 'Trysets count for this ticket. Stop its renewal instead.',
    none_live: 'The member has no ticket. Sign up for a plan first.',
    nothing_to_pay: 'Nothing is to be paid for this ticket.',
    no_card: 'The member has no card. Register one, or pay with points.',
    too_many_points: 'Points pay at most the price: use at most {{amount}}.',
    bad_start: 'A ticket starts from {{from}} to {{to}}.',
  },
} as const;

export const texts = { userTicket } as const;

export const rooms = { tickets: 'Tickets', ticket: 'Ticket' } as const;

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
    UserTicketNextPlanChosen: 'Next plan of the ticket was chosen: {{nextMemberPlanId}}.',
    UserTicketRechargingChanged: 'Renewal was changed: {{isRecharging}}.',
    MemberTicketOpened: 'Ticket {{ticketId}} became the member’s ticket.',
    MemberTicketClosed: 'The member’s ticket {{ticketId}} is over.',
  } as const satisfies EventTexts<UserTicketEvent | MemberTicketsEvent>,
  fieldOf: { user_ticket: userTicketWords },
} as const;

export const replay = {
  entities: { user_ticket: 'Ticket' },
  projection: {
    user_tickets: 'Tickets',
    rental_uses: 'Uses of tickets',
    user_ticket_lives: 'Statuses of tickets over time',
  },
} as const;

import { sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import { countingAttempt } from '../brand-invoices/scope.ts';
import type { ReadModels } from '../database.ts';
import { nothing } from '../kit/scope.ts';

/** Tickets that the caller may see: staff see all, a member its own, brand admins none. */
export function ticketsFor(db: ReadModels, caller: Caller) {
  const tickets = db.selectFrom('read.userTickets as ticket');
  if (caller.label === 'staff') return tickets;
  return caller.label === 'user' ? tickets.where('ticket.userId', '=', caller.id) : tickets.where(nothing);
}

/** The same, with member, used limits, payment, card, event ticket and next plan. `now` decides the possible actions. */
export function wholeTickets(db: ReadModels, caller: Caller, now: string) {
  return ticketsFor(db, caller)
    .leftJoin('read.users as member', (join) =>
      join.onRef('member.id', '=', 'ticket.userId').on('member.status', 'in', ['registered', 'leaving']),
    )
    .leftJoin('read.ticketUses as uses', (join) =>
      join.onRef('uses.userId', '=', 'ticket.userId').onRef('uses.ticketId', '=', 'ticket.id'),
    )
    .leftJoin('read.memberPlans as next', 'next.id', 'ticket.nextMemberPlanId')
    .leftJoin('read.eventTickets as event', 'event.id', 'ticket.eventTicketId')
    .leftJoin('read.payments as payment', 'payment.id', 'ticket.paymentId')
    .leftJoin('read.cards as card', (join) =>
      join
        .on('card.walletId', '=', sql<string>`'user:' || ticket.user_id`)
        .on('card.cardId', '=', sql<number>`(${countingAttempt} ->> 'cardId')::integer`),
    )
    .selectAll('ticket')
    .select('member.username')
    .select(sql<number>`coalesce(uses.trysets, 0)`.as('usedTrysets'))
    .select(sql<number>`coalesce(uses.items, 0)`.as('usedItems'))
    .select(['next.name as nextName', 'next.prices as nextPrices'])
    .select('event.name as eventName')
    .select(['payment.state as payment', 'payment.receiptUrl', 'card.lastFour', 'card.issuer'])
    .select(sql<Caller['label']>`${caller.label}::text`.as('readBy'))
    .select(sql<string>`${now}::text`.as('now'));
}
export type TicketFound = Awaited<ReturnType<ReturnType<typeof wholeTickets>['execute']>>[number];

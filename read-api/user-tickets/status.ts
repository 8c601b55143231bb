import { finalItemStatuses } from '#domain/tryset-items/item-status.ts';
import { memberStatusOf } from '#domain/user-tickets/standing.ts';
import { notFound } from '#http/errors.ts';
import { membersFor } from '../briefs/members/scope.ts';
import { trysetItemsFor } from '../briefs/tryset-items/scope.ts';
import type { Reading } from '../kit/reading.ts';
import { type UserStatus, userTicketFields } from './contract.ts';
import { type TicketFound, wholeTickets } from './scope.ts';
import { itemsPerTryLeft, leftOf, limitsOf, ticketInvoiceOf } from './shown.ts';

/** How a member stands, with its live ticket and the rest of its limits. Throws 404 if the caller may not see the member. */
export async function userStatus(reading: Reading, userId: number): Promise<UserStatus> {
  const { db, caller, now } = reading;
  const member = await membersFor(db, caller)
    .where('member.id', '=', userId)
    .select('member.id')
    .executeTakeFirst();
  if (member === undefined) throw notFound('user', userId);
  const [row, items] = await Promise.all([
    wholeTickets(db, caller, now)
      .where('ticket.userId', '=', userId)
      .where('ticket.isLive', '=', true)
      .orderBy('ticket.createdAt', 'desc')
      .limit(1)
      .executeTakeFirst(),
    trysetItemsFor(db, caller)
      .where('item.userId', '=', userId)
      .where('item.status', 'not in', [...finalItemStatuses])
      .select(['item.trysetId', 'item.status'])
      .execute(),
  ]);
  const hasDeferredItem = items.some(({ status }) => status === 'return_deferred');
  const underWay = new Set(items.map(({ trysetId }) => trysetId)).size;
  const ticket = row === undefined ? null : userTicketFields.shown(row);
  return {
    userId,
    status: memberStatusOf(row?.state ?? null, hasDeferredItem, now),
    hasDeferredItem,
    ticket,
    invoice: row === undefined ? null : ticketInvoiceOf(row),
    limitsLeft: row !== undefined && ticket?.isRunning ? limitsLeft(row, underWay) : null,
  };
}

function limitsLeft(row: TicketFound, underWay: number): UserStatus['limitsLeft'] {
  const { trysets, items, concurrentTrysets } = limitsOf(row);
  return {
    closets: leftOf(trysets, row.usedTrysets),
    items: leftOf(items, row.usedItems),
    itemsPerTry: itemsPerTryLeft(row),
    concurrentClosets: leftOf(concurrentTrysets, underWay),
  };
}

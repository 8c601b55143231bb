import { requestedPayment } from '../payments/requested-payment.ts';
import type { Consequence } from '../reacting.ts';
import type { UserTicketEvent, UserTicketRequest } from './ticket-events.ts';
import type { UserTicket } from './ticket-state.ts';

type TicketOf = Pick<UserTicket, 'ticketId' | 'userId' | 'eventTicketId' | 'usedPoints'>;

/** Commands that follow from a ticket's event: its payment, its points, its event ticket and the member's live ticket. */
export function afterTicket({ type, data }: UserTicketEvent, ticket: UserTicket): Consequence[] {
  switch (type) {
    case 'UserTicketRequested':
      return afterRequest(data);
    case 'UserTicketPaid':
      return points(ticket, 'capture');
    case 'UserTicketGivenUp':
      return [...points(ticket, 'give_back'), ...returnUse(ticket), close(ticket)];
    case 'UserTicketCanceled': {
      const { paymentId } = ticket;
      const refund: Consequence[] =
        data.refund === 0 || paymentId === null ? [] : [refundOf(paymentId, data.refund)];
      return [...refund, ...points(ticket, 'give_back'), ...returnUse(ticket), close(ticket)];
    }
    case 'UserTicketEnded':
      return data.nextMemberPlanId === null ? [close(ticket)] : [];
    default:
      return [];
  }
}

/** A renewal takes the member's place first: a later sign-up then meets it. */
function afterRequest(data: UserTicketRequest): Consequence[] {
  const { ticketId, userId, eventTicketId, previousTicketId, paymentId } = data;
  const open: Consequence = {
    on: 'member_tickets',
    id: userId,
    as: 'system',
    command: { action: 'open', userId, ticketId, eventTicketId, previousTicketId },
  };
  const place = previousTicketId === null ? [] : [open];
  if (paymentId === null) return [...place, ...points(data, 'capture')];
  return [...place, requestPayment(data, paymentId)];
}

function requestPayment(data: UserTicketRequest, paymentId: number): Consequence {
  const { ticketId, userId, amount, usedPoints, plan, dueTime } = data;
  return requestedPayment({
    paymentId,
    for: { kind: 'ticket', id: ticketId },
    payer: { kind: 'user', id: userId },
    amount: amount - usedPoints,
    currency: plan.currency,
    dueTime,
  });
}

const refundOf = (paymentId: number, amount: number): Consequence => ({
  on: 'payment',
  id: paymentId,
  as: 'system',
  command: { action: 'request_refund', reference: null, amount, why: 'canceled' },
});

/** `give_back` also releases points that are only held. */
function points({ ticketId, userId, usedPoints }: TicketOf, action: 'capture' | 'give_back'): Consequence[] {
  if (usedPoints === 0) return [];
  const command = { action, for: { kind: 'ticket', id: ticketId }, itemId: ticketId } as const;
  return [{ on: 'point_account', id: userId, as: 'system', command }];
}

function returnUse({ ticketId, userId, eventTicketId }: TicketOf): Consequence[] {
  if (eventTicketId === null) return [];
  const command = { action: 'return_use', eventTicketId, userId, ticketId } as const;
  return [{ on: 'event_ticket_uses', id: eventTicketId, as: 'system', command }];
}

function close({ ticketId, userId }: TicketOf): Consequence {
  return { on: 'member_tickets', id: userId, as: 'system', command: { action: 'close', userId, ticketId } };
}

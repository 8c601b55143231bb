import { userTicket } from '#domain/user-tickets/user-ticket.ts';
import { conflict, unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, present } from '../kit/changes/change.ts';
import { tryPayment } from '../payments/use-cases.ts';
import { cardOfMember } from './card-of-member.ts';
import { paymentOf } from './payment-of.ts';
import { seesTicket } from './sees-ticket.ts';

/**
 * Charges the member's card for an unpaid ticket. Throws 404, 409 `user_ticket.nothing_to_pay` or `card.unknown`, and 422
 * `user_ticket.no_card`. The payment remembers the request, so a repeat charges nothing.
 */
export async function payNow(
  deps: WriteDeps,
  { caller, context }: Pick<Asked, 'caller' | 'context'>,
  id: number,
): Promise<Changed> {
  const { state } = await present(deps, userTicket, id, context, seesTicket(caller));
  const { status, userId, ticketId, paymentId } = state;
  const nothing = conflict('user_ticket.nothing_to_pay', 'nothing is to be paid for this ticket', {
    ticketId: id,
  });
  if (paymentId === null) throw nothing;
  const { memory } = await paymentOf(deps, { ticketId, paymentId }, context);
  const isRepeat = memory.some(({ commandId }) => commandId === context.commandId);
  if (!isRepeat && status !== 'pending') throw nothing;
  const card = await cardOfMember(deps, userId);
  if (!isRepeat && card === null) {
    throw unprocessable('user_ticket.no_card', 'the member has no card: register one, or pay with points', {
      userId,
    });
  }
  const wanted = { method: 'card', cardId: card?.cardId ?? null, receipt: null } as const;
  const { position } = await tryPayment(deps, context, paymentId, wanted);
  const now = await deps.streams.refresh(userTicket, id);
  if (typeof now.revision !== 'bigint') throw new Error(`ticket ${id} has no events`);
  return { id, status: now.state.status, revision: now.revision, position };
}

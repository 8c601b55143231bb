import { system } from '#domain/actor.ts';
import { member } from '#domain/members/member.ts';
import type { MemberEvent } from '#domain/members/member-events.ts';
import { order } from '#domain/orders/order.ts';
import type { OrderEvent } from '#domain/orders/order-events.ts';
import { payment } from '#domain/payments/payment.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import type { Effect } from '../kit/follower/effect.ts';
import { unsettledPayments } from '../open-payments.ts';
import { endPayment } from './cancel-order.ts';

/**
 * Ends the unpaid orders of a member who is banned or asks to be forgotten. An order may be placed just after that, so it is ended
 * too. Each step is named by the event, so a repeated effect takes it once.
 */
export const leaveOrders: Effect = async (deps, { id: eventId, type, metadata }, id) => {
  const userId = await concerned(deps, type, id);
  if (userId === null) return;
  const { status, role } = (await deps.streams.refresh(member, userId)).state;
  if (status === 'registered' && role !== 'banned') return;
  for (const paymentId of await unsettledPayments(deps, { kind: 'user', id: userId })) {
    const { state } = await deps.streams.refresh(payment, paymentId);
    if (state.status !== 'pending' || state.for?.kind !== 'order') continue;
    const context = {
      commandId: derivedCommandId(eventId, `close payment ${paymentId}`),
      actor: system,
      receivedAt: deps.clock(),
      correlationId: metadata.$correlationId,
      causationId: eventId,
    };
    await endPayment(deps, { orderId: state.for.id, paymentId }, context);
  }
};

/** Returns the member whose orders an event may end; null if there is none. */
async function concerned({ streams }: WriteDeps, type: string, id: number): Promise<number | null> {
  switch (type as OrderEvent['type'] | MemberEvent['type']) {
    case 'MemberBanned':
    case 'MemberForgettingRequested':
      return id;
    case 'OrderPlaced':
      return (await streams.refresh(order, id)).state.userId;
    default:
      return null;
  }
}

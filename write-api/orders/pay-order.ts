import { personKey } from '#domain/members/person.ts';
import { order } from '#domain/orders/order.ts';
import type { Buyer } from '#domain/orders/order-events.ts';
import type { OrderMethod } from '#domain/orders/order-kinds.ts';
import type { Order } from '#domain/orders/order-state.ts';
import { conflict } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, present } from '../kit/changes/change.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import type { Attempt } from '../payment-provider/provider-payment.ts';
import { tryPayment } from '../payments/use-cases.ts';
import { cardOfMember } from '../user-tickets/card-of-member.ts';
import type { PaymentRequest } from './bodies.ts';
import { requireMeans } from './buyer-checks.ts';
import { paymentOf } from './payment-of.ts';
import { seesOrder } from './sees-order.ts';

/** An order, and the attempt that its buyer completes on the provider's page; null if no page is needed. */
export interface PaidOrder extends Changed {
  request: PaymentRequest | null;
}

/**
 * Tries to pay an unpaid order once more. Throws 404, 409 `order.nothing_to_pay`, `payment.overdue` and
 * `payment.charge_under_way`, and 422 `order.method_not_free`, `order.no_card` and `payment.not_taken`.
 */
export async function payAgain(
  deps: WriteDeps,
  { caller, context }: Asked,
  id: number,
  method: OrderMethod,
): Promise<PaidOrder> {
  const { state } = await present(deps, order, id, context, seesOrder(caller));
  const { status, userId, paymentId } = state;
  const known = paymentId === null ? null : await paymentOf(deps, { orderId: id, paymentId }, context);
  const memory = known?.memory ?? [];
  const isRepeat = memory.some(({ commandId }) => commandId === context.commandId);
  if (paymentId === null || method === 'free' || (!isRepeat && status !== 'wait')) {
    throw conflict('order.nothing_to_pay', `the order is ${status}: nothing is to be paid by this method`, {
      status,
      method,
    });
  }
  if (!isRepeat) await requireMeans(deps, { userId, paymentMethod: method });
  return tryOrder(deps, await now(deps, id), method, context);
}

/** Begins a payment of the order. `changed` is the answer so far. */
export async function tryOrder(
  deps: WriteDeps,
  changed: Changed,
  method: OrderMethod,
  context: CommandContext,
): Promise<PaidOrder> {
  const { state } = await deps.streams.refresh(order, changed.id);
  const { paymentId, userId } = state;
  if (paymentId === null || method === 'free') return { ...changed, request: null };
  await paymentOf(deps, { orderId: changed.id, paymentId }, context);
  const cardId = method === 'card' ? ((await cardOfMember(deps, userId))?.cardId ?? null) : null;
  const { position, attempt } = await tryPayment(deps, context, paymentId, { method, cardId, receipt: null });
  const request = attempt === null ? null : await requestOf(deps, state, attempt, { paymentId, method });
  return { ...changed, position, request };
}

/** The gateways of methods that the provider's page must name; null for the shop's usual one. */
const gateways: Readonly<Record<OrderMethod, string | null>> = {
  free: null,
  card: null,
  vbank: null,
  payco: 'payco',
  naver: 'naverpay',
  kakaopay: 'kakaopay',
};

async function requestOf(
  { sealing, publicUrl }: WriteDeps,
  { orderId, buyer }: Order,
  attempt: Attempt,
  { paymentId, method }: { paymentId: number; method: OrderMethod },
): Promise<PaymentRequest> {
  const person = personKey('order', orderId);
  const who = buyer === null ? null : ((await sealing.unseal(person, buyer)) as Buyer | null);
  return {
    ...attempt,
    paymentId,
    payMethod: method,
    pg: gateways[method],
    buyer: { name: who?.name ?? '', phone: who?.phone ?? '', email: who?.email ?? null },
    redirectUrl: `${publicUrl}/orders/${orderId}`,
    noticeUrl: `${publicUrl}/v2/orders/notify`,
  };
}

/** The order as it stands now, as the answer to a request that changes only its payment. */
export async function now({ streams }: WriteDeps, id: number): Promise<Changed> {
  const { state, revision, position } = await streams.refresh(order, id);
  if (typeof revision !== 'bigint' || position === null) throw new Error(`order ${id} has no events`);
  return { id, status: state.status, revision, position };
}

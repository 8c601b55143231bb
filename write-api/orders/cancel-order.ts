import { system } from '#domain/actor.ts';
import { orderOfItem } from '#domain/orders/item-ids.ts';
import { order } from '#domain/orders/order.ts';
import type { Order } from '#domain/orders/order-state.ts';
import { orderRules } from '#domain/orders/order-transitions.ts';
import { payment } from '#domain/payments/payment.ts';
import { obstacleTo } from '#domain/transition-table.ts';
import type { WriteDeps } from '../deps.ts';
import { changedBy } from '../kit/actions/entity.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, present } from '../kit/changes/change.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { runAgain } from '../kit/commands/run-again.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { closePayment } from '../payments/use-cases.ts';
import { now } from './pay-order.ts';
import { paymentOf } from './payment-of.ts';
import { seesItem, seesOrder } from './sees-order.ts';

/**
 * Cancels an order. While it waits, its payment is closed, and that append decides. Later the items that allow it are canceled and
 * refunded. Throws 404, and 409 as the table says if no item allows it.
 */
export async function cancelOrder(deps: WriteDeps, asked: Asked, id: number): Promise<Changed> {
  const { caller, context, seenRevision } = asked;
  const { state, isRepeat } = await present(deps, order, id, context, seesOrder(caller));
  if (!isRepeat && (await isClosedBy(deps, state, context))) return now(deps, id);
  const { revision } = await deps.streams.refresh(order, id);
  const isStale = seenRevision !== null && seenRevision !== revision;
  const { paymentId } = state;
  if (!isRepeat && !isStale && state.status === 'wait' && paymentId !== null) {
    await endPayment(deps, { orderId: id, paymentId }, context);
    const { state: after } = await deps.streams.refresh(order, id);
    if (after.status === 'canceled') return now(deps, id);
  }
  return cancelItems(deps, asked, id);
}

/** Cancels one item. Throws 404, 409 as the table says. */
export async function cancelItem(deps: WriteDeps, asked: Asked, itemId: number): Promise<Changed> {
  const { caller, context, seenRevision } = asked;
  const id = orderOfItem(itemId);
  await present(deps, order, id, context, seesItem(caller, itemId));
  const command = { action: 'cancel_items', itemIds: [itemId] } as const;
  const outcome = await runTarget(deps.streams, { on: 'order', id, command }, context, seenRevision);
  return { ...changedBy(id, outcome, seenRevision), id: itemId };
}

async function cancelItems(
  deps: WriteDeps,
  { caller, context, seenRevision }: Asked,
  id: number,
): Promise<Changed> {
  const { items } = (await deps.streams.refresh(order, id)).state;
  const asking = { role: caller.label, at: context.receivedAt } as const;
  const able = items.filter((item) => obstacleTo(orderRules, item, 'cancel_items', asking) === null);
  const itemIds = (able.length === 0 ? items : able).map(({ itemId }) => itemId);
  const command = { action: 'cancel_items', itemIds } as const;
  const outcome = await runTarget(deps.streams, { on: 'order', id, command }, context, seenRevision);
  return changedBy(id, outcome, seenRevision);
}

/** Closes the payment of an order, which cancels it. If money came first, the order learns of it. */
export async function endPayment(
  deps: WriteDeps,
  { orderId, paymentId }: Pick<Order, 'orderId'> & { paymentId: number },
  context: CommandContext,
): Promise<void> {
  await paymentOf(deps, { orderId, paymentId }, context);
  await closePayment(deps, { ...context, actor: system }, paymentId);
  // The order may not have learned of an end that came before.
  await runAgain(deps.streams, { on: 'payment', id: paymentId }, context);
}

/** Whether the same request canceled the order before: its payment remembers the request. */
async function isClosedBy(
  { streams }: WriteDeps,
  { status, paymentId }: Order,
  { commandId }: CommandContext,
) {
  if (status !== 'canceled' || paymentId === null) return false;
  const { memory } = await streams.refresh(payment, paymentId);
  return memory.some((known) => known.commandId === commandId);
}

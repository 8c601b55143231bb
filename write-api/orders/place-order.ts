import { order } from '#domain/orders/order.ts';
import type { PlaceCommand } from '#domain/orders/order-commands.ts';
import type { Order } from '#domain/orders/order-state.ts';
import { pointsOf } from '#domain/orders/shares.ts';
import { ApiError } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { changedBy } from '../kit/actions/entity.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { beginTaking, LetOthersBy } from '../trysets/reserve-in-order.ts';
import { requireMayBuy, requireMeans } from './buyer-checks.ts';
import { endIfTooLate } from './end-if-too-late.ts';
import { itemsForSale } from './items-for-sale.ts';
import { type PaidOrder, tryOrder } from './pay-order.ts';
import { type Steps, takeSteps } from './placing-steps.ts';
import { undoPlacing } from './undo-placing.ts';
import type { GivenOrder, WantedOrder } from './wanted-order.ts';

const counts = { order: 1, payment: 1 };

/**
 * Places an order, then begins its payment. The steps hold points, reserve garments and the shop's pieces, and start purchases.
 * The append of `OrderPlaced` decides. The steps of a failed request are undone; after a crash, their deadlines undo them.
 * Throws 404 for member, tryset item and size, 409 `order.price_changed`, `tryset.size_not_free`, `commerce_stock.sold_out` and
 * `tryset_item.transition_not_allowed`, and 422 for items, points, method and card. 503 if the provider is away: the order is
 * placed then, and can be paid later.
 */
export async function placeOrder(deps: WriteDeps, asked: Asked, wanted: WantedOrder): Promise<PaidOrder> {
  const { context } = asked;
  const taking = beginTaking();
  for (let tries = 0; ; tries += 1) {
    const given = await deps.ids.forCommand(counts, context, tries);
    const { order: [orderId = 0] = [], payment: [paymentId = 0] = [] } = given;
    const { state, memory } = await deps.streams.refresh(order, orderId);
    const isRepeat = memory.some(({ commandId }) => commandId === context.commandId);
    // A deadline, or an equal request that failed, closed the stream of this attempt.
    if (!isRepeat && state.isPlaceExpired) continue;
    const steps: Steps = { ...taking, reserved: new Map(), pieces: [], purchases: [] };
    const command = isRepeat
      ? commandOf(state, paymentId)
      : await prepared(deps, asked, wanted, { orderId, paymentId }, steps);
    if (command === null) continue;
    const outcome = await runTarget(deps.streams, { on: 'order', id: orderId, command }, context);
    if (!isRepeat) {
      const isPlaced = await undoPlacing(deps, { orderId, userId: wanted.userId }, steps, context);
      const isClosed = !outcome.ok && refusalError(outcome).errorCode === 'order.transition_not_allowed';
      if (isClosed && !isPlaced) continue;
    }
    // A crash may have come between the decision and this look.
    const isUnpaid = !isRepeat || state.status === 'wait';
    if (outcome.ok && isUnpaid) await endIfTooLate(deps, asked, wanted, orderId);
    const changed = changedBy(orderId, outcome, null);
    const attempt = { ...context, commandId: derivedCommandId(context.commandId, 'try') };
    return tryOrder(deps, changed, wanted.paymentMethod, attempt);
  }
}

/** Checks the order and takes its steps. Returns null if the request must start again with other ids. */
async function prepared(
  deps: WriteDeps,
  { caller, context }: Asked,
  wanted: WantedOrder,
  given: GivenOrder,
  steps: Steps,
): Promise<PlaceCommand | null> {
  const { orderId } = given;
  await requireMayBuy(deps, caller, wanted.userId);
  await requireMeans(deps, wanted);
  await itemsForSale(deps, wanted, orderId, new Map());
  try {
    return await takeSteps(deps, { caller, context }, wanted, given, steps);
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof LetOthersBy)) throw error;
    const isPlaced = await undoPlacing(deps, { orderId, userId: wanted.userId }, steps, context);
    if (isPlaced || error instanceof LetOthersBy) return null;
    throw error;
  }
}

/** The command of a request that was decided before. The stream answers it with the first answer. */
function commandOf(state: Order, paymentId: number): PlaceCommand {
  const { orderId, userId, currency, paymentMethod, items, buyer } = state;
  if (currency === null || buyer === null) throw new Error(`order ${orderId} was never placed`);
  const usedPoint = pointsOf(items);
  return {
    action: 'place',
    orderId,
    userId,
    currency,
    paymentMethod,
    items,
    usedPoint,
    buyer,
    paymentId,
    taxRate: 0,
  };
}

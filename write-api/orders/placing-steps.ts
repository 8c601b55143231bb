import { member } from '#domain/members/member.ts';
import { personKey } from '#domain/members/person.ts';
import type { PlaceCommand } from '#domain/orders/order-commands.ts';
import type { OrderedItem } from '#domain/orders/order-events.ts';
import { totalOf } from '#domain/orders/shares.ts';
import { regionCurrency } from '#domain/payments/region-currency.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { conflict } from '#http/errors.ts';
import { type PieceOfSize, reservePieces, shipperOf } from '../commerce-stock/pieces.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type CommandContext, stepOf } from '../kit/commands/context.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { taxRateOf } from '../payments/tax-rate.ts';
import { reserveInOrder, type Taking } from '../trysets/reserve-in-order.ts';
import { requireMayBuy } from './buyer-checks.ts';
import { itemsForSale } from './items-for-sale.ts';
import type { GivenOrder, WantedOrder } from './wanted-order.ts';

/** The steps of a placing so far: garments by item, the shop's pieces, and the tryset items whose purchase was started. */
export interface Steps extends Taking {
  pieces: PieceOfSize[];
  purchases: number[];
}

/** Takes the steps before the decision, in the order in which every request takes them. The caller undoes them if one fails. */
export async function takeSteps(
  deps: WriteDeps,
  { caller, context }: Pick<Asked, 'caller' | 'context'>,
  wanted: WantedOrder,
  { orderId, paymentId }: GivenOrder,
  steps: Steps,
): Promise<PlaceCommand> {
  const { userId, usedPoint, paymentMethod, buyer } = wanted;
  await holdPoints(deps, { userId, orderId, usedPoint }, context);
  const asked = await itemsForSale(deps, wanted, orderId, new Map());
  const pieces = await piecesOf(deps, asked, orderId);
  await reserveGarments(deps, pieces, steps, context);
  await reservePieces(deps, context, pieces, { taken: steps.pieces, until: steps.until });
  const items = await itemsForSale(deps, wanted, orderId, steps.reserved);
  requireExpected(items, wanted.expectedAmount);
  await startPurchases(deps, items, orderId, steps, context);
  // Forgetting and bans either see the steps and wait, or this second look sees them.
  await requireMayBuy(deps, caller, userId);
  const { regionId } = (await deps.streams.refresh(member, userId)).state;
  const currency = regionCurrency[regionId];
  return {
    action: 'place',
    orderId,
    userId,
    currency,
    paymentMethod,
    items,
    usedPoint,
    buyer: await deps.seal(personKey('order', orderId), buyer),
    paymentId,
    taxRate: await taxRateOf(deps, currency),
  };
}

/** Holds the points as one share: prices are final only once garments are reserved. Throws 422 `point_account.not_enough`. */
async function holdPoints(
  { streams }: WriteDeps,
  { userId, orderId, usedPoint }: { userId: number; orderId: number; usedPoint: number },
  context: CommandContext,
): Promise<void> {
  if (usedPoint === 0) return;
  const command = {
    action: 'hold',
    for: { kind: 'order', id: orderId },
    shares: [{ itemId: orderId, amount: usedPoint }],
  } as const;
  const outcome = await runTarget(streams, { on: 'point_account', id: userId, command }, stepOf(context));
  if (!outcome.ok) throw refusalError(outcome);
}

/** The pieces of the shop's stock that the items take, with who ships each now. */
async function piecesOf(
  deps: WriteDeps,
  items: readonly OrderedItem[],
  orderId: number,
): Promise<readonly PieceOfSize[]> {
  const sold = items.filter(({ type }) => type === 'product_v2');
  return Promise.all(
    sold.map(async ({ itemId, productSizeId, productId, brandId }) => ({
      productSizeId,
      productId,
      brandId,
      type: await shipperOf(deps, productSizeId),
      piece: { orderId, orderItemId: itemId },
    })),
  );
}

/** A brand ships its pieces from its own stock, so the warehouse reserves none. */
async function reserveGarments(
  deps: WriteDeps,
  pieces: readonly PieceOfSize[],
  steps: Steps,
  context: CommandContext,
): Promise<void> {
  const wanted = pieces
    .filter(({ type }) => type === 'warehouse')
    .map(({ productSizeId, piece: { orderId, orderItemId } }) => ({
      holder: { kind: 'order_item', id: orderItemId } as const,
      waitsFor: { kind: 'order', id: orderId } as const,
      productSizeId,
    }));
  await reserveInOrder(deps, wanted, context, steps);
}

/** Throws 409 `order.price_changed` with the prices unless they sum up to the expected amount. */
function requireExpected(items: readonly OrderedItem[], expected: number | null): void {
  const amount = totalOf(items);
  if (expected === null || expected === amount) return;
  const prices = items.map(({ type, trysetItemId, productSizeId, salesPrice }) => ({
    type,
    trysetItemId,
    productSizeId,
    salesPrice,
  }));
  throw conflict('order.price_changed', `the price is ${amount} now: show it and ask again`, {
    amount,
    expected,
    prices,
  });
}

/** Starts the purchases of tryset items by ascending id, on behalf of the person who orders. */
async function startPurchases(
  { streams }: WriteDeps,
  items: readonly OrderedItem[],
  orderId: number,
  steps: Steps,
  context: CommandContext,
): Promise<void> {
  const tried = items.flatMap(({ trysetItemId, originalPrice, salesPrice }) =>
    trysetItemId === null ? [] : [{ id: trysetItemId, originalPrice, salesPrice }],
  );
  for (const { id, originalPrice, salesPrice } of tried.toSorted((one, other) => one.id - other.id)) {
    steps.purchases.push(id);
    const { state } = await streams.refresh(trysetItem, id);
    if (state.status === 'purchase_pending' && state.orderId === orderId) continue;
    const command = { action: 'start_purchase', orderId, originalPrice, salesPrice } as const;
    const step = { ...stepOf(context), actor: context.actor };
    const outcome = await runTarget(streams, { on: 'tryset_item', id, command }, step);
    if (!outcome.ok) throw refusalError(outcome);
  }
}

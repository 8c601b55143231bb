import { refuse } from '#domain/decider.ts';
import { refuseToLend } from '#domain/products/lending.ts';
import { product } from '#domain/products/product.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import { transitionOf } from '#domain/transition-table.ts';
import { type TrysetItemCommand, trysetItem } from '#domain/tryset-items/item.ts';
import type { TrysetItemEvent } from '#domain/tryset-items/item-events.ts';
import type { TrysetItemState } from '#domain/tryset-items/item-state.ts';
import { trysetItemTransitions } from '#domain/tryset-items/item-transitions.ts';
import { withRuleCode } from '#domain/tryset-items/rule-codes.ts';
import { type ApiError, refused } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { ActionEntity, ActionOn } from '../kit/actions/entity.ts';
import { type CommandContext, stepOf } from '../kit/commands/context.ts';
import { runTarget, type TargetOutcome } from '../kit/commands/run-target.ts';
import type { Streams } from '../kit/commands/streams.ts';
import { isInScope } from '../kit/scope.ts';
import { endPurchase } from '../orders/end-purchase.ts';
import { obstacleOfSize } from '../products/lending.ts';
import { freeingSlots } from '../stock/slots.ts';
import { trysetItemActions } from './actions.ts';

export const trysetItemEntity: ActionEntity<TrysetItemState, TrysetItemCommand, TrysetItemEvent> = {
  name: 'tryset_item',
  path: '/v2/trysets/items',
  title: 'TrysetItem',
  tag: 'tryset items',
  decider: trysetItem,
  transitions: trysetItemTransitions,
  specs: trysetItemActions,
  isVisible: (item, caller) =>
    item.status !== 'idle' &&
    !item.isRemoved &&
    isInScope(caller, { brandIds: [item.brandId], userId: item.userId }),
  target: (id, command) => ({ on: 'tryset_item', id, command }),
  run: runOnItem,
};

async function runOnItem(
  deps: WriteDeps,
  on: ActionOn<TrysetItemState, TrysetItemCommand>,
): Promise<TargetOutcome> {
  const { id, state, command, context, seenRevision } = on;
  if (command.action === 'force_purchase') await endOrder(deps, on);
  // The role is checked first: callers who may not replace the garment must not reserve another one before they are refused.
  const replacement = command.action === 'replace_stock' && mayReplace(context) ? command.to : null;
  if (replacement !== null) await reserveReplacement(deps, on, replacement);
  const run = () => runTarget(deps.streams, { on: 'tryset_item', id, command }, context, seenRevision);
  // A garment that goes out leaves its slot in the warehouse.
  const outcome = await (command.action === 'outbound'
    ? freeingSlots(deps, state.stockItemId, context, run)
    : run());
  if (replacement !== null && !outcome.ok) await giveBack(deps, on, replacement);
  return outcome;
}

/**
 * Ends the order that is buying the item. Throws 409 `tryset_item.being_paid` if its payment came first. Callers who may not force
 * the purchase are refused by the table.
 */
async function endOrder(deps: WriteDeps, on: ActionOn<TrysetItemState, TrysetItemCommand>) {
  const { id: trysetItemId, state, context } = on;
  const { status, orderId } = state;
  if (context.actor.label !== 'staff' || status !== 'purchase_pending' || orderId === null) return;
  if (await endPurchase(deps, { trysetItemId, orderId }, context)) return;
  const { refusal } = refuse(
    'conflict',
    'tryset_item.being_paid',
    'the order for the item is paid: it is sold',
    {
      orderId,
    },
  );
  throw refused(withRuleCode(refusal));
}

function mayReplace({ actor }: CommandContext): boolean {
  return transitionOf(trysetItemTransitions, 'replace_stock').who.includes(actor.label);
}

/** Reserves the replacement garment for the item. The append on the item's own stream then decides. */
async function reserveReplacement(
  deps: WriteDeps,
  on: ActionOn<TrysetItemState, TrysetItemCommand>,
  stockId: number,
) {
  const { streams } = deps;
  const { id, state, context } = on;
  if (state.stockItemId === stockId) return;
  const other = await streams.refresh(stockItem, stockId);
  if (other.state.productSizeId !== state.productSizeId) {
    const { refusal } = refuse(
      'invalid',
      'tryset_item.stock_of_another_size',
      `stock item ${stockId} has another size than the item; choose one of the same size`,
      { stockId, productSizeId: state.productSizeId },
    );
    throw refused(withRuleCode(refusal));
  }
  const before = await notLentAnyMore(streams, state);
  if (before !== null) throw before;
  const holder = { kind: 'tryset_item', id } as const;
  const waitsFor = { kind: 'tryset', id: state.trysetId } as const;
  const reserved = await runTarget(
    streams,
    { on: 'stock_item', id: stockId, command: { action: 'reserve', holder, waitsFor } },
    stepOf(context),
  );
  if (!reserved.ok) {
    const { refusal } = refuse(
      'invalid',
      'tryset_item.stock_not_free',
      `stock item ${stockId} is not free; choose another one`,
      { stockId },
    );
    throw refused(withRuleCode(refusal));
  }
  const since = await notLentAnyMore(streams, state);
  if (since === null) return;
  await giveBack(deps, on, stockId);
  throw since;
}

/**
 * Returns an error if the product, size or brand was removed or unpublished, so that no other garment of it is lent; else
 * null. The item itself continues with its current garment.
 */
async function notLentAnyMore(streams: Streams, item: TrysetItemState): Promise<ApiError | null> {
  const { productId, productSizeId } = item;
  const { state: of } = await streams.refresh(product, productId);
  const obstacle = await obstacleOfSize(streams, of, productSizeId);
  return obstacle === null
    ? null
    : refused(withRuleCode(refuseToLend('tryset_item', obstacle, productSizeId).refusal));
}

async function giveBack(
  { streams }: WriteDeps,
  { id, state, context }: ActionOn<TrysetItemState, TrysetItemCommand>,
  stockId: number,
) {
  if (state.stockItemId === stockId) return;
  const holder = { kind: 'tryset_item', id } as const;
  await runTarget(
    streams,
    { on: 'stock_item', id: stockId, command: { action: 'release', holder, stock: { to: 'in_stock' } } },
    stepOf(context),
  );
}

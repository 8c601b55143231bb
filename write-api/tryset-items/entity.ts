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
import { chargeFault, endCharges } from './charge-fault.ts';
import { exchangeDelivered } from './exchange-delivered.ts';
import { exchangeSize } from './exchange-size.ts';
import { swapGarments } from './swap-garments.ts';

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
  if (command.action === 'swap_garment') return swapGarments(deps, on, command);
  if (command.action === 'exchange_size') return exchangeSize(deps, on, command);
  if (command.action === 'charge_fault') return chargeFault(deps, on, command);
  if (command.action === 'undo_force_purchase') await endCharges(deps, on);
  if (command.action === 'exchange_delivered') return exchangeDelivered(deps, on, command);
  // The role is checked first: callers who may not replace the garment must not reserve another one before they are refused.
  const replacement = replacementOf(command, context);
  if (replacement !== null) await reserveReplacement(deps, on, replacement);
  const run = () => runTarget(deps.streams, { on: 'tryset_item', id, command }, context, seenRevision);
  // A garment that goes out leaves its slot in the warehouse.
  const leaves = command.action === 'outbound' ? state.stockItemId : leavesLate(command);
  const outcome = await (leaves === null ? run() : freeingSlots(deps, leaves, context, run));
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

/** The garment that the command gives the item instead of its own; null if none, or if the caller may not do so. */
function replacementOf(command: TrysetItemCommand, { actor }: CommandContext): number | null {
  if (command.action !== 'replace_stock' && command.action !== 'correct_garment') return null;
  const { who } = transitionOf(trysetItemTransitions, command.action);
  return who.some((role) => role === actor.label) ? command.to : null;
}

/** The garment whose departure is only found out now. */
const leavesLate = (command: TrysetItemCommand) => (command.action === 'correct_garment' ? command.to : null);

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
  const before = await notLentAnyMore(streams, on);
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
  const since = await notLentAnyMore(streams, on);
  if (since === null) return;
  await giveBack(deps, on, stockId);
  throw since;
}

/**
 * Returns an error if the product, size or brand was removed or unpublished, so that no other garment of it is lent; else
 * null. The item itself continues with its current garment. A garment that has left already is not lent anew.
 */
async function notLentAnyMore(
  streams: Streams,
  { state, command }: ActionOn<TrysetItemState, TrysetItemCommand>,
): Promise<ApiError | null> {
  if (command.action === 'correct_garment') return null;
  const { productId, productSizeId } = state;
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

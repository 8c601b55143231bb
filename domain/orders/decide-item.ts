import { type Asked, accept, type Decision, nothingToDo, refuse } from '../decider.ts';
import { isWholeNumber } from '../text/tracking-number.ts';
import { checkTransition, factOf } from '../transition-table.ts';
import type { CancelItems, OrderItemAct } from './order-commands.ts';
import type { OrderEvent } from './order-events.ts';
import type { Order, OrderItem } from './order-state.ts';
import { noItem, orderRules, orderTransitions } from './order-transitions.ts';

type Decided = Decision<OrderEvent>;

/**
 * Decides an action on one item. Invalid: `order.unknown_item`, `order.tracking_number_invalid`, `order.deduction_too_high`,
 * `order.goodwill_too_high`.
 */
export function decideItem(order: Order, command: OrderItemAct, asked: Asked): Decided {
  const item = order.items.find(({ itemId }) => itemId === command.itemId);
  if (item === undefined) return unplaced(order, command, asked);
  const isSystem = asked.actor.label === 'system';
  const refused = checkTransition(orderRules, item, command, asked);
  if (refused?.refusal.kind === 'forbidden') return refused;
  if (isSystem && isDone(item, command)) return nothingToDo;
  if (refused !== null) return refused;
  const { itemId } = command;
  // Calls need a number, but an imported file may not know it.
  const said = 'trackingNumber' in command ? command.trackingNumber : '';
  if (said !== '' && !isWholeNumber(said)) return numberInvalid(said);
  switch (command.action) {
    case 'correct_parcel':
      return isSameParcel(item.parcel, command) ? nothingToDo : factFor(command);
    case 'ship_return':
      return isSameParcel(item.returnParcel, command) ? nothingToDo : factFor(command);
    case 'return': {
      const { deduction } = command;
      const left = item.itemCash - item.goodwill;
      if (deduction < 0 || deduction > left) return deductionTooHigh(left, deduction);
      const returned: OrderEvent = { type: 'OrderItemReturned', data: { itemId, deduction } };
      if (item.settledTime === null) return accept(returned);
      return accept<OrderEvent>(returned, { type: 'OrderItemSettlementReversed', data: { itemId } });
    }
    case 'grant_goodwill': {
      const { amount } = command;
      const left = item.itemCash - item.goodwill;
      if (amount <= 0 || amount > left) return goodwillTooHigh(left, amount);
      return factFor(command);
    }
    default:
      return factFor(command);
  }
}

/** Cancels all named items, or none. Invalid: `order.unknown_item`. */
export function cancelItems(order: Order, command: CancelItems, asked: Asked): Decided {
  for (const itemId of command.itemIds) {
    const item = order.items.find((each) => each.itemId === itemId);
    if (item === undefined) return unplaced(order, { ...command, itemId }, asked);
    const refused = checkTransition(orderRules, item, command, asked);
    if (refused !== null) return refused;
  }
  if (command.itemIds.length === 0) return nothingToDo;
  return accept({ type: 'OrderItemsCanceled', data: { itemIds: command.itemIds } });
}

/** Before the placing an order has no items. Afterwards an item that it lacks is a mistake. */
function unplaced(order: Order, command: { action: string; itemId: number }, asked: Asked): Decided {
  const { itemId } = command;
  const refused = checkTransition(orderRules, { ...noItem, status: order.status }, command, asked);
  if (order.items.length === 0 && refused !== null) return refused;
  return refuse('invalid', 'order.unknown_item', `this order has no item ${itemId}: load it again`, {
    itemId,
  });
}

/** The system reports a completion again, or a settlement. */
function isDone({ status, settledTime }: OrderItem, { action }: OrderItemAct): boolean {
  if (action === 'complete') return status === 'complete';
  return action === 'settle' && settledTime !== null;
}

type Parcel = OrderItem['parcel'];

function isSameParcel(known: Parcel, { courier, trackingNumber }: NonNullable<Parcel>): boolean {
  return known?.courier === courier && known.trackingNumber === trackingNumber;
}

function factFor(command: OrderItemAct): Decided {
  return accept(factOf<OrderEvent>(orderTransitions, command));
}

const numberInvalid = (trackingNumber: string) =>
  refuse(
    'invalid',
    'order.tracking_number_invalid',
    'a tracking number needs letters (A-Z) or digits, and all of its digits: copy it from the label',
    { trackingNumber },
  );

const deductionTooHigh = (left: number, amount: number) =>
  refuse('invalid', 'order.deduction_too_high', `at most ${left} is left of the item's cash: deduct less`, {
    left,
    amount,
  });

const goodwillTooHigh = (left: number, amount: number) =>
  refuse('invalid', 'order.goodwill_too_high', `at most ${left} is left of the item's cash: grant less`, {
    left,
    amount,
  });

import { businessDayOf, daysLater, endOfBusinessDay } from '../business-day.ts';
import { accept, type Decision, refuse } from '../decider.ts';
import { amountAtMost } from '../payments/payment-kinds.ts';
import { later } from '../reacting.ts';
import type { PlaceCommand } from './order-commands.ts';
import type { OrderEvent } from './order-events.ts';
import { accountDays, type OrderMethod, payMinutes } from './order-kinds.ts';
import { cashOf, totalOf, withShares } from './shares.ts';

/**
 * Decides the placing of an order. Invalid: `order.too_many_points` above the total, and `order.method_not_free` unless the method
 * is `free` exactly when no cash is left to pay. `order.amount_too_high` above the most that a payment can have.
 */
export function place(command: PlaceCommand, at: string): Decision<OrderEvent> {
  const { action: _, items, usedPoint, paymentId, taxRate, ...order } = command;
  const amount = totalOf(items);
  if (usedPoint < 0 || usedPoint > amount) {
    const message = `points pay at most the price: use at most ${amount}`;
    return refuse('invalid', 'order.too_many_points', message, { amount });
  }
  const placed = withShares(items, usedPoint, taxRate);
  const cash = cashOf(placed);
  if ((cash === 0) !== (order.paymentMethod === 'free')) {
    const message =
      cash === 0 ? 'points pay everything: use the method free' : `${cash} is left to pay: choose a method`;
    return refuse('invalid', 'order.method_not_free', message, { amount, cash });
  }
  if (cash > amountAtMost) {
    const message = `an order costs at most ${amountAtMost}: order fewer items`;
    return refuse('invalid', 'order.amount_too_high', message, { cash, most: amountAtMost });
  }
  const isPaid = cash === 0;
  return accept({
    type: 'OrderPlaced',
    data: {
      ...order,
      items: placed,
      paymentId: isPaid ? null : paymentId,
      dueTime: isPaid ? null : dueTimeOf(order.paymentMethod, at),
    },
  });
}

/** When an order that is placed at the instant `at` ends unpaid. */
export function dueTimeOf(method: OrderMethod, at: string): string {
  return method === 'vbank'
    ? endOfBusinessDay(daysLater(businessDayOf(at), accountDays))
    : later(at, payMinutes * 60_000);
}

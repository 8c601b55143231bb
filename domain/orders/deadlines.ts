import { type Deadline, type Deadlines, later } from '../reacting.ts';
import type { OrderEvent } from './order-events.ts';
import { buyerYears, deliveryDays } from './order-kinds.ts';
import type { Order, OrderItem } from './order-state.ts';
import { settledFrom } from './return-window.ts';

/** The end of an item's delivery, if no courier reports it, and the item's settlement. */
export interface OrderItemDeadline extends Deadline {
  name: 'complete_order_item' | 'settle_order_item';
  orderId: number;
  itemId: number;
}

/** The end of the time for which a buyer's data are kept. */
export interface BuyerDeadline extends Deadline {
  name: 'forget_buyer';
  orderId: number;
}

const dayMs = 86_400_000;

/** The deadlines that an event sets. `at` is the instant of the event. */
export function deadlinesOfOrder(
  event: OrderEvent,
  { id: orderId, at }: { id: number; at: string },
): Deadlines<Order> {
  switch (event.type) {
    case 'OrderPlaced': {
      const forget: BuyerDeadline = { name: 'forget_buyer', dueAt: yearsLater(at, buyerYears), orderId };
      return event.data.paymentId === null
        ? { ofState: (order) => [forget, ...order.items.flatMap((item) => settlementOf(orderId, item, at))] }
        : [forget];
    }
    case 'OrderPaid':
      return { ofState: ({ items }) => items.flatMap((item) => settlementOf(orderId, item, at)) };
    case 'OrderItemShipped': {
      const { itemId } = event.data;
      return [{ name: 'complete_order_item', dueAt: later(at, deliveryDays * dayMs), orderId, itemId }];
    }
    case 'OrderItemCompleted':
    case 'OrderItemReturnWithdrawn':
    case 'OrderItemReturnRejected': {
      const { itemId } = event.data;
      return {
        ofState: ({ items }) =>
          items.filter((item) => item.itemId === itemId).flatMap((item) => settlementOf(orderId, item, at)),
      };
    }
    default:
      return [];
  }
}

/** A settlement that a return request held up comes as soon as the request is over. */
function settlementOf(orderId: number, item: OrderItem, at: string): OrderItemDeadline[] {
  const from = settledFrom(item);
  if (from === null || item.settledTime !== null) return [];
  const dueAt = from > at ? from : at;
  return [{ name: 'settle_order_item', dueAt, orderId, itemId: item.itemId }];
}

function yearsLater(at: string, years: number): string {
  const instant = new Date(at);
  instant.setUTCFullYear(instant.getUTCFullYear() + years);
  return instant.toISOString();
}

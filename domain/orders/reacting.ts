import type { Reacting } from '../reacting.ts';
import { afterOrder } from './after-order.ts';
import { deadlinesOfOrder } from './deadlines.ts';
import { order } from './order.ts';
import type { OrderCommand } from './order-commands.ts';
import type { OrderEvent } from './order-events.ts';
import type { Order } from './order-state.ts';

export const orderReacting: Reacting<Order, OrderCommand, OrderEvent> = {
  decider: order,
  after: afterOrder,
  deadlines: deadlinesOfOrder,
};

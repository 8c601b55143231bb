import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import { checkTransition, factOf } from '../transition-table.ts';
import { cancelItems, decideItem } from './decide-item.ts';
import { isOnItsWay } from './on-its-way.ts';
import type { FollowOrderPayment, OrderAct, OrderCommand } from './order-commands.ts';
import type { OrderEvent } from './order-events.ts';
import { evolveOrder, initialOrder, type Order } from './order-state.ts';
import { noItem, type OrderItemStanding, orderRules, orderTransitions } from './order-transitions.ts';
import { place } from './place.ts';

/**
 * An order and its items. It remembers all its commands. The append of `OrderPlaced` decides whether it exists. While it waits for
 * money, the append on its payment decides how it ends, and it follows the payment.
 */
export const order: Decider<Order, OrderCommand, OrderEvent> = {
  category: 'order',
  initial: initialOrder,
  decide(state, command, asked) {
    switch (command.action) {
      case 'follow_payment': {
        const act = actOnPayment(state, command);
        return act === null ? nothingToDo : decideAct(state, act, asked);
      }
      case 'cancel_items':
        return cancelItems(state, command, asked);
      default:
        return 'itemId' in command ? decideItem(state, command, asked) : decideAct(state, command, asked);
    }
  },
  evolve: evolveOrder,
  brandIds: ({ items }) => [...new Set(items.map(({ brandId }) => brandId))],
  memory: Number.POSITIVE_INFINITY,
};

function decideAct(state: Order, command: OrderAct, asked: Asked): Decision<OrderEvent> {
  const refused = checkTransition(orderRules, standingOf(state), command, asked);
  if (refused !== null) return refused;
  switch (command.action) {
    case 'place':
      return place(command, asked.at);
    case 'revise_buyer':
      return isOnItsWay(state.items)
        ? onItsWay()
        : accept({ type: 'OrderBuyerRevised', data: { buyer: command.buyer } });
    default:
      return accept(factOf<OrderEvent>(orderTransitions, command));
  }
}

/** An order stands as its least advanced item does. */
function standingOf({ items, status }: Order): OrderItemStanding {
  return items.find((item) => item.status === status) ?? { ...noItem, status };
}

const onItsWay = () =>
  refuse('conflict', 'order.on_its_way', 'an item is prepared or sent: ask the brand to redirect the parcel');

/** What follows from news of the payment. An order that no longer waits for its payment ignores them. */
function actOnPayment({ status }: Order, { news }: FollowOrderPayment): OrderAct | null {
  if (status !== 'wait') return null;
  switch (news.type) {
    case 'paid':
      return { action: 'pay', paidTime: news.paidTime };
    case 'closed':
      return { action: 'cancel' };
    case 'overdue':
      return { action: 'expire' };
    case 'failed':
      return { action: 'fail' };
    case 'mismatched':
      return { action: 'forge' };
  }
}

import { isNote } from '#domain/note-kinds.ts';
import { orderConcernsBrand } from '#domain/orders/concerns-brand.ts';
import { order } from '#domain/orders/order.ts';
import type { OrderEvent } from '#domain/orders/order-events.ts';
import type { Order } from '#domain/orders/order-state.ts';
import type { Area } from '../kit/area.ts';
import { fold } from '../kit/history/fold.ts';
import { streamOf } from '../kit/history/stream-of.ts';
import type { Step } from '../kit/history/streams.ts';
import { orderItemRoutes } from './item-routes.ts';
import { orderPast, ordersThen } from './past.ts';
import { orderRoutes } from './routes.ts';
import { ordersSearched } from './searched-streams.ts';

export const orders: Area = {
  routes: [orderRoutes, orderItemRoutes],
  streams: {
    order: {
      fold: fold(order.initial, order.evolve),
      isFilter: true,
      field: 'orderId',
      housekeeping: ['OrderPlaceExpired'],
      neighbours: ({ after }) => {
        const { items, paymentId } = after as unknown as Order;
        return [
          ...streamOf('payment', paymentId),
          ...items.flatMap(({ trysetItemId }) => streamOf('tryset_item', trysetItemId)),
          ...items.flatMap(({ stockItemId }) => streamOf('stock_item', stockItemId)),
        ];
      },
      isToldTo,
    },
  },
  searchedBy: ordersSearched,
  past: orderPast,
  rowsThen: ordersThen,
};

/** Whether a step concerns a brand. Steps with unreadable data concern no brand. */
function isToldTo({ type, data, after, brandIds }: Step, brandId: number): boolean {
  if (isNote({ type })) return brandIds.includes(brandId);
  try {
    return orderConcernsBrand({ type, data } as OrderEvent, (after as unknown as Order).items, brandId);
  } catch {
    return false;
  }
}

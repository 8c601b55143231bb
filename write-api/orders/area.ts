import { orderTransitions } from '#domain/orders/order-transitions.ts';
import type { WriteArea } from '../area.ts';
import { openOrderItemIndex } from '../open-order-items.ts';
import { orderRoutes } from './routes.ts';

export const ordersArea: WriteArea = {
  routes: orderRoutes,
  tables: { order: orderTransitions },
  reads: { user: ['order'] },
  own: [
    { file: 'orders', path: '/v2/orders', isReadWhole: true },
    { file: 'order-items', path: '/v2/orders/invoice-items', isReadWhole: true },
  ],
  indexers: [openOrderItemIndex],
};

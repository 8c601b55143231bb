import type { Area } from '../kit/areas/area.ts';
import { detailTexts, listTexts, livedTexts } from '../room-texts.ts';
import { orderTones } from './order-tones.ts';
import {
  itemsPath,
  itemsRoom,
  orderItemRoom,
  orderRoom,
  ordersPath,
  ordersRoom,
  packingRoom,
} from './paths.ts';

/** Orders of members, and their items, which brands pack. */
export const orders: Area = {
  rooms: [
    {
      name: 'orders',
      path: ordersRoom,
      access: 'staff',
      section: 'money',
      place: 4,
      icon: 'order',
      page: {
        texts: [...listTexts, 'orders'],
        load: () => import('./orders-page.tsx').then((m) => m.OrdersPage),
      },
    },
    {
      name: 'orderItems',
      path: itemsRoom,
      access: 'shell',
      section: 'money',
      place: 5,
      icon: 'item',
      page: {
        texts: [...listTexts, 'orders'],
        load: () => import('./items-page.tsx').then((m) => m.OrderItemsPage),
      },
    },
    {
      name: 'orderPacking',
      path: packingRoom,
      access: 'shell',
      section: 'money',
      under: 'orderItems',
      isAction: true,
      page: {
        texts: ['actions', 'camera', 'lists', 'orders', 'parcels'],
        load: () => import('./packing/packing-page.tsx').then((m) => m.PackingPage),
      },
    },
    {
      name: 'order',
      path: `${ordersRoom}/:id`,
      access: 'staff',
      section: 'money',
      under: 'orders',
      page: {
        texts: [...livedTexts, 'forms', 'orders', 'payments'],
        load: () => import('./order-page.tsx').then((m) => m.OrderPage),
      },
    },
    {
      name: 'orderItem',
      path: `${itemsRoom}/:id`,
      access: 'shell',
      section: 'money',
      under: 'orderItems',
      page: {
        texts: [...detailTexts, 'forms', 'orders', 'payments'],
        load: () => import('./item-page.tsx').then((m) => m.OrderItemPage),
      },
    },
  ],
  kinds: {
    order: { page: orderRoom, hasPast: true, statuses: 'order.status', tones: orderTones },
    order_item: { page: orderItemRoom },
  },
  followed: [
    { path: itemsPath, also: ['order', 'payment'] },
    { path: ordersPath, kind: 'order', also: ['payment'] },
  ],
};

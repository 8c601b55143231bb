import { spellingsOf } from '#domain/orders/couriers.ts';
import { type OrderCourier, orderCouriers } from '#domain/orders/order-kinds.ts';
import { orderTransitions } from '#domain/orders/order-transitions.ts';
import { transitionOf } from '#domain/transition-table.ts';
import { label } from '../../i18n/label.ts';
import { bareText } from '../../kit/list/bare-text.ts';
import type { CourierBook, ParcelKind } from '../../tryset-items/parcels/parcel-kind.ts';
import { itemsPath, orderItemRoom } from '../paths.ts';

const codesByText: ReadonlyMap<string, OrderCourier> = new Map(
  orderCouriers.flatMap((code) => spellingsOf(code).map((text) => [bareText(text), code] as const)),
);

/** The couriers of orders, by the codes and names that tracking services in Korea use. */
const couriers: CourierBook = {
  codes: orderCouriers,
  codeOf: (text) => codesByText.get(bareText(text)) ?? null,
  nameOf: (t, code) => label(t, 'order.courier', code),
};

const { from, who } = transitionOf(orderTransitions, 'ship');

/** The parcels of orders. */
export const orderParcels: ParcelKind = {
  name: 'ship',
  from,
  who,
  path: itemsPath,
  pageOf: orderItemRoom,
  statuses: 'order.status',
  couriers,
};

import type { OrderEvent } from '#domain/orders/order-events.ts';
import { evolveOrder, initialOrder, type Order, type OrderItem } from '#domain/orders/order-state.ts';
import { type Derived, idOf, type Projection } from '../projection.ts';
import { spansOf, stepped } from './life.ts';
import { spansOfLives } from './spans-of-lives.ts';
import {
  type ItemInOrderLife,
  type OrderItemSpanRow,
  type OrderLifeRow,
  orderItemSpansTable,
  orderLivesTable,
  orderSpansTable,
} from './tables.ts';

/** Lists every event type, so that a missing type does not compile. True if the event may change a status. */
const movesOrder: Readonly<Record<OrderEvent['type'], boolean>> = {
  OrderPlaced: true,
  OrderPlaceExpired: false,
  OrderPaid: true,
  OrderCanceled: true,
  OrderExpired: true,
  OrderFailed: true,
  OrderForged: true,
  OrderBuyerRevised: false,
  OrderItemsCanceled: true,
  OrderItemPrepared: true,
  OrderItemShipped: true,
  OrderItemParcelCorrected: false,
  OrderItemCompleted: true,
  OrderItemLost: true,
  OrderItemReturnRequested: false,
  OrderItemReturnWithdrawn: false,
  OrderItemReturnShipped: false,
  OrderItemReturned: true,
  OrderItemReturnRejected: false,
  OrderItemSettled: false,
  OrderItemSettlementReversed: false,
  OrderGoodwillGranted: false,
};

const blankItem: OrderItem = {
  itemId: 0,
  type: 'product_v2',
  trysetItemId: null,
  productId: 0,
  productSizeId: 0,
  stockItemId: null,
  brandId: 0,
  originalPrice: 0,
  salesPrice: 0,
  commissionRate: 0,
  itemPoint: 0,
  itemCash: 0,
  tax: 0,
  status: 'wait',
  parcel: null,
  shippedTime: null,
  completedTime: null,
  returnFault: null,
  returnParcel: null,
  settledTime: null,
  goodwill: 0,
};

/** An order that was never placed has no life. The order itself belongs to no brand; its items do. */
export const orderLives: Projection<OrderLifeRow, OrderEvent> = {
  name: 'order_lives',
  table: orderLivesTable,
  categories: ['order'],
  knows: (type) => type in movesOrder,
  keys: (recorded) => (movesOrder[recorded.event.type] ? [idOf(recorded)] : []),
  fold(row, recorded) {
    const { event, at, revision } = recorded;
    if (row === null && event.type !== 'OrderPlaced') return null;
    const { status, items } = evolveOrder(orderOf(row), event, at);
    const step = { from: at, revision: Number(revision) };
    return {
      id: idOf(recorded),
      brandId: 0,
      life: stepped(row?.life ?? [], { ...step, as: { status } }),
      items: items.map((item) => {
        const known = row?.items.find(({ id }) => id === item.itemId);
        const life = stepped(known?.life ?? [], { ...step, as: { status: item.status } });
        return { id: item.itemId, brandId: item.brandId, type: item.type, life };
      }),
    };
  },
};

function orderOf(row: OrderLifeRow | null): Order {
  return { ...initialOrder, ...row?.life.at(-1)?.as, items: row?.items.map(itemOf) ?? [] };
}

function itemOf({ id, brandId, type, life }: ItemInOrderLife): OrderItem {
  return { ...blankItem, itemId: id, brandId, type, ...life.at(-1)?.as };
}

export const orderSpans = spansOfLives(orderLivesTable, orderSpansTable);

export const orderItemSpans: Derived<OrderLifeRow, OrderItemSpanRow> = {
  source: orderLivesTable,
  table: orderItemSpansTable,
  rowKey: ['id', 'fromTime'],
  rows: ({ id: orderId, items }) =>
    items.flatMap(({ id, brandId, life }) =>
      spansOf(life).map(({ from, until, revision, as: { status } }) => ({
        id: BigInt(id),
        orderId,
        brandId,
        status,
        fromTime: from,
        untilTime: until,
        revision,
      })),
    ),
};

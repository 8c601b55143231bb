import { type Actor, system } from '#domain/actor.ts';
import { brand } from '#domain/brands/brand.ts';
import { orderItemIdOf } from '#domain/orders/item-ids.ts';
import { order } from '#domain/orders/order.ts';
import type { OrderCommand } from '#domain/orders/order-commands.ts';
import type { OrderedItem } from '#domain/orders/order-events.ts';
import { product } from '#domain/products/product.ts';
import { saleLine } from '#domain/settlements/month-line.ts';
import { firstTaxRate } from '#domain/tax.ts';
import { type DemoOrder, demoOrders, type OrderStep } from './catalog/orders.ts';
import { demoProducts } from './catalog/products.ts';
import { later } from './clockwork.ts';
import { userRef } from './masters.ts';
import { addLine } from './month-lines.ts';
import { payOrder } from './order-payment.ts';
import { plainBuyer } from './seal-buyers.ts';
import { daysAgo, type Setting } from './setting.ts';
import { productRef, sizeRef, sizesOf } from './tell-product.ts';

/** Plans the orders of the shop that show each status. Brands ship them from their own stock. */
export function planOrders(setting: Setting): void {
  for (const [index, each] of demoOrders.entries()) planOrder(setting, `shop order ${index}`, each);
}

/** Plans an order with all its steps. */
export function planOrder(setting: Setting, ref: string, planned: DemoOrder): void {
  const { clockwork } = setting;
  const orderId = setting.idOf('order', ref);
  const paymentId = setting.idOf('payment', ref);
  const placedAt = daysAgo(setting, planned.days);
  clockwork.plan(placedAt, (at) => place(setting, { orderId, paymentId, planned }, at));
  for (const step of planned.steps) {
    clockwork.plan(later(placedAt, step.hours), (at) => take(setting, orderId, planned, step, at));
  }
}

interface Placing {
  orderId: number;
  paymentId: number;
  planned: DemoOrder;
}

function place(setting: Setting, { orderId, paymentId, planned }: Placing, at: string): void {
  const { world, idOf } = setting;
  const userId = idOf('user', userRef(planned.member));
  world.act(
    {
      on: 'order',
      id: orderId,
      command: {
        action: 'place',
        orderId,
        userId,
        currency: 'KRW',
        paymentMethod: planned.method,
        items: planned.products.map((index, at) => itemOf(setting, orderItemIdOf(orderId, at + 1), index)),
        usedPoint: 0,
        buyer: plainBuyer(setting, planned.member),
        paymentId,
        taxRate: firstTaxRate,
      },
    },
    { actor: { label: 'user', id: userId }, at },
  );
}

function itemOf({ world, idOf }: Setting, itemId: number, index: number): OrderedItem {
  const { productId, brandId, originalPrice, price } = world.state(
    product,
    idOf('product', productRef(index)),
  );
  const described = demoProducts[index];
  const [size = 'FREE'] = described === undefined ? [] : sizesOf(described);
  return {
    itemId,
    type: 'product_v2',
    trysetItemId: null,
    productId,
    productSizeId: idOf('product_size', sizeRef(index, size)),
    stockItemId: null,
    brandId,
    originalPrice,
    salesPrice: price,
    commissionRate: world.state(brand, brandId).commissionRate,
  };
}

function take(setting: Setting, orderId: number, planned: DemoOrder, step: OrderStep, at: string): void {
  const { world } = setting;
  const first = orderItemIdOf(orderId, 1);
  switch (step.do) {
    case 'settle':
      tell(setting, orderId, { action: 'settle', itemId: first }, { actor: system, at });
      countSale(setting, orderId, 'settled', at);
      break;
    case 'cancel_items': {
      const itemIds = step.items.map((nth) => orderItemIdOf(orderId, nth));
      const asked = { actor: actorOf(setting, planned, step.by), at, reason: step.reason };
      tell(setting, orderId, { action: 'cancel_items', itemIds }, asked);
      break;
    }
    case 'act': {
      const isSettled = world.state(order, orderId).items[0]?.settledTime !== null;
      const asked = { actor: actorOf(setting, planned, step.by), at, reason: step.reason };
      tell(setting, orderId, { ...step.act, itemId: first }, asked);
      if (isSettled && step.act.action === 'return') countSale(setting, orderId, 'reversed', at);
      break;
    }
    default:
      payOrder(setting, orderId, step.do, at);
  }
}

interface AskedOfOrder {
  actor: Actor;
  at: string;
  reason?: string | undefined;
}

function tell(
  { world }: Setting,
  id: number,
  command: OrderCommand,
  { actor, at, reason }: AskedOfOrder,
): void {
  world.act({ on: 'order', id, command }, { actor, at, ...(reason !== undefined && { reason }) });
}

function actorOf(
  setting: Setting,
  { member, products }: DemoOrder,
  by: 'user' | 'staff' | 'brand' | 'system',
) {
  const { idOf, staff, brandAdmins } = setting;
  switch (by) {
    case 'user':
      return { label: 'user', id: idOf('user', userRef(member)) } as const;
    case 'staff':
      return staff;
    case 'brand':
      return brandAdmins[demoProducts[products[0]]?.brand ?? 0] ?? staff;
    case 'system':
      return system;
  }
}

/** Adds the sale of the order's first item to its brand's month, or takes it back. */
function countSale(setting: Setting, orderId: number, step: 'settled' | 'reversed', at: string): void {
  const { world } = setting;
  const [item] = world.state(order, orderId).items;
  if (item === undefined) return;
  const sign = step === 'settled' ? 1 : -1;
  const line = saleLine({
    of: { kind: 'order_item', id: item.itemId, step, turn: 1 },
    currency: 'KRW',
    amount: sign * item.salesPrice,
    tax: sign * item.tax,
    commissionRate: item.commissionRate,
    label: world.state(product, item.productId).name,
    occurredTime: at,
  });
  addLine(setting, item.brandId, line);
}

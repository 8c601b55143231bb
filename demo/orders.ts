import { type Actor, system } from '#domain/actor.ts';
import { brand } from '#domain/brands/brand.ts';
import { memberWallet } from '#domain/cards/wallet.ts';
import { orderItemIdOf } from '#domain/orders/item-ids.ts';
import { order } from '#domain/orders/order.ts';
import type { OrderCommand } from '#domain/orders/order-commands.ts';
import type { OrderedItem } from '#domain/orders/order-events.ts';
import { regionCurrency } from '#domain/payments/region-currency.ts';
import { pointAccount } from '#domain/points/point-account.ts';
import { product } from '#domain/products/product.ts';
import type { Region } from '#domain/regions.ts';
import { saleLine } from '#domain/settlements/month-line.ts';
import type { DemoOrder, OrderStep } from './catalog/order-steps.ts';
import { demoOrders } from './catalog/orders.ts';
import { ordersByMethod } from './catalog/orders-by-method.ts';
import { ordersInJapan } from './catalog/orders-in-japan.ts';
import { demoProducts } from './catalog/products.ts';
import { later } from './clockwork.ts';
import { userRef } from './masters.ts';
import { addLine } from './month-lines.ts';
import { payOrder } from './order-payment.ts';
import { placeOrder } from './place-order.ts';
import { plainBuyer } from './seal-buyers.ts';
import { daysAgo, type Setting } from './setting.ts';
import { productRef, sizeRef, sizesOf } from './tell-product.ts';

/** Plans the orders of the shop that show each status. Brands ship them from their own stock. */
export function planOrders(setting: Setting): void {
  const all = [...demoOrders, ...ordersByMethod, ...ordersInJapan];
  for (const [index, each] of all.entries()) planOrder(setting, `shop order ${index}`, each);
}

/** Plans an order with all its steps. */
export function planOrder(setting: Setting, ref: string, planned: DemoOrder): void {
  const { clockwork } = setting;
  const orderId = setting.idOf('order', ref);
  const paymentId = setting.idOf('payment', ref);
  const placedAt = daysAgo(setting, planned.days);
  if (planned.method === 'card')
    clockwork.plan(later(placedAt, -0.2), (at) => bringCard(setting, planned, at));
  if (planned.points !== undefined)
    clockwork.plan(later(placedAt, -50), (at) => giveFor(setting, planned, at));
  clockwork.plan(placedAt, (at) => {
    const { member, method, products, region = 'KOREA', points = 0 } = planned;
    const items = products.map((index, nth) =>
      itemOf(setting, orderItemIdOf(orderId, nth + 1), { index, region }),
    );
    const currency = regionCurrency[region];
    placeOrder(setting, { orderId, paymentId, member, currency, items, method, points }, at);
  });
  for (const step of planned.steps) {
    clockwork.plan(later(placedAt, step.hours), (at) => take(setting, orderId, planned, step, at));
  }
}

/** The buyer registers the card that the order charges. */
function bringCard({ world, idOf }: Setting, { member, region = 'KOREA' }: DemoOrder, at: string): void {
  const ownerId = idOf('user', userRef(member));
  const card = { cardId: idOf('card', `card of buyer ${member}`), lastFour: String(3_000 + member * 43) };
  const command = {
    action: 'register_card',
    ownerId,
    ...card,
    issuer: region === 'KOREA' ? '하나카드' : '三井住友カード',
    description: null,
    lacksGuardian: false,
  } as const;
  world.tell(memberWallet, ownerId, command, { actor: { label: 'user', id: ownerId }, at });
}

/** Staff give the buyer the points that the order spends. */
function giveFor(
  setting: Setting,
  { member, points, products, region = 'KOREA' }: DemoOrder,
  at: string,
): void {
  const { world, idOf, staff } = setting;
  const prices = products.map(
    (index) => world.state(product, idOf('product', productRef(index, region))).price,
  );
  const amount = typeof points === 'number' ? points : prices.reduce((sum, price) => sum + price, 0);
  const command = {
    action: 'give',
    amount,
    pointReason: 'curator_incentive',
    message: '이달의 큐레이터로 선정되었습니다.',
    forLook: null,
  } as const;
  world.tell(pointAccount, idOf('user', userRef(member)), command, { actor: staff, at });
}

function itemOf(
  { world, idOf }: Setting,
  itemId: number,
  { index, region }: { index: number; region: Region },
): OrderedItem {
  const { productId, brandId, originalPrice, price } = world.state(
    product,
    idOf('product', productRef(index, region)),
  );
  const described = demoProducts[index];
  const [size = 'FREE'] = described === undefined ? [] : sizesOf(described);
  return {
    itemId,
    type: 'product_v2',
    trysetItemId: null,
    productId,
    productSizeId: idOf('product_size', sizeRef(index, size, region)),
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
      settleOrder(setting, orderId, at);
      break;
    case 'revise_buyer': {
      const buyer = plainBuyer(setting, planned.member, step.notes);
      tell(
        setting,
        orderId,
        { action: 'revise_buyer', buyer },
        { actor: actorOf(setting, planned, 'user'), at },
      );
      break;
    }
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

/** Settles the order's first item at the end of its return window. */
export function settleOrder(setting: Setting, orderId: number, at: string): void {
  tell(setting, orderId, { action: 'settle', itemId: orderItemIdOf(orderId, 1) }, { actor: system, at });
  countSale(setting, orderId, 'settled', at);
}

/** Adds the sale of the order's first item to its brand's month, or takes it back. */
function countSale(setting: Setting, orderId: number, step: 'settled' | 'reversed', at: string): void {
  const { world } = setting;
  const { currency, items } = world.state(order, orderId);
  const [item] = items;
  if (item === undefined || currency === null) return;
  const sign = step === 'settled' ? 1 : -1;
  const line = saleLine({
    of: { kind: 'order_item', id: item.itemId, step, turn: 1 },
    currency,
    amount: sign * item.salesPrice,
    tax: sign * item.tax,
    commissionRate: item.commissionRate,
    label: world.state(product, item.productId).name,
    occurredTime: at,
  });
  addLine(setting, item.brandId, line);
}

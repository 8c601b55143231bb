import type { Actor } from '#domain/actor.ts';
import { brand } from '#domain/brands/brand.ts';
import { orderItemIdOf } from '#domain/orders/item-ids.ts';
import { order } from '#domain/orders/order.ts';
import type { OrderCommand } from '#domain/orders/order-commands.ts';
import type { OrderMethod } from '#domain/orders/order-kinds.ts';
import { settledFrom } from '#domain/orders/return-window.ts';
import { product } from '#domain/products/product.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import { stockPrice } from '#domain/stock/stock-price.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { later } from '../clockwork.ts';
import { type PaymentStepOfOrder, payOrder } from '../order-payment.ts';
import { settleOrder } from '../orders.ts';
import { placeOrder } from '../place-order.ts';
import type { ItemLife } from './tryset-life.ts';

const methods: readonly OrderMethod[] = ['naver', 'kakaopay', 'payco'];
/** Every third buyer changes its mind. */
const returns = 3;

/**
 * Plans that the member buys the item at the instant `at`, unless it lives in Japan: the garments have prices in KRW. `isWaiting`:
 * the money for the item has not arrived yet.
 */
export function planPurchase(life: ItemLife, at: string, isWaiting: boolean): void {
  const { setting, trysetItemId, ref, member } = life;
  const { world, clockwork, idOf, members } = setting;
  if (members[member]?.regionId !== 'KOREA') return;
  const orderId = idOf('order', ref);
  const method = isWaiting ? 'vbank' : (methods[orderId % methods.length] ?? 'naver');
  clockwork.plan(at, (now) => {
    const { status, useMode } = world.state(trysetItem, trysetItemId);
    if (status !== 'tryset_delivered' || useMode !== 'rent') return;
    const items = [itemOf(life, orderId)];
    const paymentId = idOf('payment', ref);
    placeOrder(setting, { orderId, paymentId, member, currency: 'KRW', items, method, points: 0 }, now);
    const step = (hours: number, does: PaymentStepOfOrder) =>
      clockwork.plan(later(now, hours), (then) => payOrder(setting, orderId, does, then));
    if (isWaiting) {
      step(0.01, 'open_account');
      return;
    }
    step(0.2, 'pay');
    clockwork.plan(later(now, 0.3), (paid) => planAfter(life, orderId, paid));
  });
}

function itemOf({ setting, trysetItemId }: ItemLife, orderId: number) {
  const { world } = setting;
  const { productId, productSizeId, stockItemId } = world.state(trysetItem, trysetItemId);
  const { brandId, originalPrice } = world.state(product, productId);
  return {
    itemId: orderItemIdOf(orderId, 1),
    type: 'tryset',
    trysetItemId,
    productId,
    productSizeId,
    stockItemId,
    brandId,
    originalPrice,
    salesPrice: stockPrice(originalPrice, world.state(stockItem, stockItemId).discountRate),
    commissionRate: world.state(brand, brandId).commissionRate,
  } as const;
}

/** The item is settled after its return window, or it comes back. */
function planAfter(life: ItemLife, orderId: number, paid: string): void {
  const { setting, trysetItemId, user } = life;
  const { world, clockwork, staff } = setting;
  const itemId = orderItemIdOf(orderId, 1);
  const [item] = world.state(order, orderId).items;
  if (orderId % returns !== 0) {
    const from = item === undefined ? null : settledFrom(item);
    if (from !== null) clockwork.plan(from, (at) => settleOrder(setting, orderId, at));
    return;
  }
  const act = (hours: number, actor: Actor, command: OrderCommand, reason?: string) =>
    clockwork.plan(later(paid, hours), (at) =>
      world.act(
        { on: 'order', id: orderId, command },
        { actor, at, ...(reason !== undefined && { reason }) },
      ),
    );
  const parcel = { courier: '04', trackingNumber: `81234${String(orderId).padStart(7, '0')}` } as const;
  act(30, user, { action: 'request_return', itemId, fault: 'buyer' }, '입어 보니 생각과 달라요');
  act(50, user, { action: 'ship_return', itemId, ...parcel });
  act(
    98,
    staff,
    { action: 'return', itemId, deduction: 3_000 },
    '착용 흔적을 확인하고 배송비를 차감했습니다',
  );
  clockwork.plan(later(paid, 99), (at) => payOrder(setting, orderId, 'refund', at));
  clockwork.plan(later(paid, 101), (at) => {
    if (world.state(trysetItem, trysetItemId).status !== 'return_arrived') return;
    world.act(
      { on: 'tryset_item', id: trysetItemId, command: { action: 'return_complete' } },
      { actor: staff, at },
    );
  });
}

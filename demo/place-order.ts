import { system } from '#domain/actor.ts';
import type { OrderedItem } from '#domain/orders/order-events.ts';
import type { OrderMethod } from '#domain/orders/order-kinds.ts';
import { totalOf } from '#domain/orders/shares.ts';
import type { Currency } from '#domain/payments/payment-kinds.ts';
import { firstTaxRate } from '#domain/tax.ts';
import { userRef } from './masters.ts';
import { plainBuyer } from './seal-buyers.ts';
import type { Setting } from './setting.ts';

export interface DemoPlacing {
  orderId: number;
  paymentId: number;
  /** Index of the buyer among the members. */
  member: number;
  currency: Currency;
  items: readonly OrderedItem[];
  method: OrderMethod;
  /** `all`: points pay everything. */
  points: number | 'all';
}

/** Places an order as a member does: holds the points, starts the purchases of tryset items, then decides. */
export function placeOrder(setting: Setting, placing: DemoPlacing, at: string): void {
  const { world, idOf } = setting;
  const { orderId, paymentId, member, currency, items, method, points } = placing;
  const userId = idOf('user', userRef(member));
  const by = { actor: { label: 'user', id: userId }, at } as const;
  const usedPoint = points === 'all' ? totalOf(items) : points;
  if (usedPoint > 0) {
    const shares = [{ itemId: orderId, amount: usedPoint }];
    const command = { action: 'hold', for: { kind: 'order', id: orderId }, shares } as const;
    world.act({ on: 'point_account', id: userId, command }, { ...by, actor: system });
  }
  for (const { trysetItemId, originalPrice, salesPrice } of items) {
    if (trysetItemId === null) continue;
    const command = { action: 'start_purchase', orderId, originalPrice, salesPrice } as const;
    world.act({ on: 'tryset_item', id: trysetItemId, command }, by);
  }
  const command = {
    action: 'place',
    orderId,
    userId,
    currency,
    paymentMethod: method,
    items,
    usedPoint,
    buyer: plainBuyer(setting, member),
    paymentId,
    taxRate: firstTaxRate,
  } as const;
  world.act({ on: 'order', id: orderId, command }, by);
}

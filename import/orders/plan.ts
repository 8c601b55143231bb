import type { Currency } from '#domain/payments/payment-kinds.ts';
import { regionCurrency } from '#domain/payments/region-currency.ts';
import type { Known, KnownItem } from './known.ts';
import type { ReadOrders } from './read.ts';
import type { OrderRejection, OrderRejectionCode, PastOrder } from './row.ts';

/** An order to import, with its member and its items. */
export interface PlannedOrder extends PastOrder {
  userId: number;
  currency: Currency;
  items: readonly KnownItem[];
}

export interface OrderPlan {
  read: number;
  orders: PlannedOrder[];
  /** The rejected rows, by line. */
  rejections: OrderRejection[];
}

/** Plans the import of the lines in order. `userOf` returns the id of a member's ref, or null. */
export function planOrders(
  { read, orders, rejections }: ReadOrders,
  known: Known,
  userOf: (memberRef: string) => number | null,
): OrderPlan {
  const plan: OrderPlan = { read, orders: [], rejections: [...rejections] };
  for (const order of orders) {
    const found = foundFor(order, known, userOf(order.memberRef));
    if (typeof found === 'string') plan.rejections.push({ line: order.line, ref: order.ref, code: found });
    else plan.orders.push({ ...order, ...found });
  }
  plan.rejections.sort((one, other) => one.line - other.line);
  return plan;
}

function foundFor(
  { codes }: PastOrder,
  known: Known,
  userId: number | null,
): Pick<PlannedOrder, 'userId' | 'currency' | 'items'> | OrderRejectionCode {
  const region = userId === null ? null : known.regionOf(userId);
  if (userId === null || region === null) return 'import.unknown_member';
  const items: KnownItem[] = [];
  for (const code of codes) {
    const [item, other] = known.itemsOf(code);
    if (item === undefined) return 'import.unknown_item';
    if (other !== undefined) return 'import.ambiguous_item';
    if (item.regionId !== region) return 'import.other_region';
    items.push(item);
  }
  return { userId, currency: regionCurrency[region], items };
}

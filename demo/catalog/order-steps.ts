import type { OrderItemAct } from '#domain/orders/order-commands.ts';
import type { OrderCourier, OrderMethod } from '#domain/orders/order-kinds.ts';
import type { Region } from '#domain/regions.ts';
import type { PaymentStepOfOrder } from '../order-payment.ts';

/** An act on the order's first item, by the person who takes it. */
type OnItem = OrderItemAct extends infer Act
  ? Act extends { itemId: number }
    ? Omit<Act, 'itemId'>
    : never
  : never;

/** A step of an order, so many hours after its placing. */
export type OrderStep = { hours: number } & (
  | { do: 'settle' | PaymentStepOfOrder }
  /** The buyer changes the note for the courier. */
  | { do: 'revise_buyer'; notes: string }
  | { do: 'cancel_items'; by: 'user' | 'staff'; items: readonly number[]; reason?: string }
  | { do: 'act'; by: 'user' | 'staff' | 'brand' | 'system'; act: OnItem; reason?: string }
);

export interface DemoOrder {
  /** The order was placed so many days ago. */
  days: number;
  /** Indexes in `demoProducts`, all of one brand. In Japan each has a Japanese edition. */
  products: readonly [number, ...number[]];
  /** Index of the buyer among the members. */
  member: number;
  /** Where the buyer lives; Korea if it is missing. */
  region?: Region;
  method: OrderMethod;
  /** The points that the order spends, which staff gave the buyer for it. `all`: they pay everything. */
  points?: number | 'all';
  steps: readonly OrderStep[];
}

export const pay: OrderStep = { hours: 0.1, do: 'pay' };
export const prepare: OrderStep = { hours: 20, do: 'act', by: 'brand', act: { action: 'prepare' } };
export const ship = (trackingNumber: string, courier: OrderCourier = '04'): OrderStep => ({
  hours: 26,
  do: 'act',
  by: 'brand',
  act: { action: 'ship', courier, trackingNumber },
});
export const complete: OrderStep = { hours: 70, do: 'act', by: 'system', act: { action: 'complete' } };
export const askReturn = (fault: 'buyer' | 'product', reason: string): OrderStep => ({
  hours: 100,
  do: 'act',
  by: 'user',
  act: { action: 'request_return', fault },
  reason,
});
export const sendBack = (trackingNumber: string, courier: OrderCourier = '04'): OrderStep => ({
  hours: 124,
  do: 'act',
  by: 'user',
  act: { action: 'ship_return', courier, trackingNumber },
});
export const takeBack = (hours: number, deduction: number): OrderStep => ({
  hours,
  do: 'act',
  by: 'staff',
  act: { action: 'return', deduction },
  reason: '반품 상품 확인 완료',
});
/** The same step so many hours later. */
export const delayed = (hours: number, step: OrderStep): OrderStep => ({
  ...step,
  hours: step.hours + hours,
});

import type { Currency } from '../payments/payment-kinds.ts';
import type { Sealed } from '../sealed.ts';
import type { OrderedItem, OrderParcel } from './order-events.ts';
import type { OrderMethod, ReturnFault } from './order-kinds.ts';

/** `paymentId`: a fresh id, in case that money is to be paid. `taxRate` is in percent. */
export interface PlaceCommand {
  action: 'place';
  orderId: number;
  userId: number;
  currency: Currency;
  paymentMethod: OrderMethod;
  items: readonly OrderedItem[];
  usedPoint: number;
  buyer: Sealed | null;
  paymentId: number;
  taxRate: number;
}

/** An action on the order as a whole. */
export type OrderAct =
  | PlaceCommand
  | { action: 'expire_place'; orderId: number }
  | { action: 'pay'; paidTime: string }
  | { action: 'cancel' }
  | { action: 'expire' }
  | { action: 'fail' }
  | { action: 'forge' }
  | { action: 'revise_buyer'; buyer: Sealed };

interface OnItem {
  itemId: number;
}

/** An action on one item. */
export type OrderItemAct = OnItem &
  (
    | { action: 'prepare' }
    | ({ action: 'ship' } & OrderParcel)
    | ({ action: 'correct_parcel' } & OrderParcel)
    | { action: 'complete' }
    | { action: 'lose' }
    | { action: 'request_return'; fault: ReturnFault }
    | { action: 'withdraw_return' }
    | ({ action: 'ship_return' } & OrderParcel)
    | { action: 'return'; deduction: number }
    | { action: 'reject_return' }
    | { action: 'settle' }
    | { action: 'grant_goodwill'; amount: number }
  );

/** Cancels several paid items at once, or none. */
export interface CancelItems {
  action: 'cancel_items';
  itemIds: readonly number[];
}

/** The news of an order's payment. */
export type OrderPaymentNews =
  | { type: 'paid'; paidTime: string }
  | { type: 'mismatched' | 'failed' | 'closed' | 'overdue' };

/** The order decides which action follows. */
export interface FollowOrderPayment {
  action: 'follow_payment';
  news: OrderPaymentNews;
}

export type OrderCommand = OrderAct | OrderItemAct | CancelItems | FollowOrderPayment;

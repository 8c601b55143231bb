import type { OrderEvent } from '#domain/orders/order-events.ts';
import { orderWords } from '#domain/orders/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

export const texts = {} as const;

export const rooms = {} as const;

export const history = {
  categories: { order: 'Order' },
  categoryWithId: { order: 'Order {{id}}' },
  event: {
    OrderPlaced: 'Order was placed.',
    OrderPlaceExpired: 'The order was never placed.',
    OrderPaid: 'The order was paid.',
    OrderCanceled: 'The order was canceled.',
    OrderExpired: 'The order ended unpaid.',
    OrderFailed: 'The payment failed, so the order ended.',
    OrderForged: 'Another amount was paid, so the order ended.',
    OrderBuyerRevised: 'Buyer or destination was changed.',
    OrderItemsCanceled: 'Items were canceled: {{itemIds}}.',
    OrderItemPrepared: 'Preparing of an item began: {{itemId}}.',
    OrderItemShipped: 'An item was sent: {{itemId}}, {{courier}} {{trackingNumber}}.',
    OrderItemParcelCorrected: 'Parcel of an item was corrected: {{itemId}}, {{courier}} {{trackingNumber}}.',
    OrderItemCompleted: 'An item was delivered: {{itemId}}.',
    OrderItemLost: 'An item was lost on its way: {{itemId}}.',
    OrderItemReturnRequested: 'Return of an item was requested: {{itemId}}, {{fault}}.',
    OrderItemReturnWithdrawn: 'Return request of an item was withdrawn: {{itemId}}.',
    OrderItemReturnShipped: 'An item was sent back: {{itemId}}, {{courier}} {{trackingNumber}}.',
    OrderItemReturned: 'An item was returned: {{itemId}}. Deduction: {{deduction}}.',
    OrderItemReturnRejected: 'Return of an item was rejected: {{itemId}}.',
    OrderItemSettled: 'Sale of an item was settled: {{itemId}}.',
    OrderItemSettlementReversed: 'Settlement of an item was reversed: {{itemId}}.',
    OrderGoodwillGranted: 'Goodwill was granted: {{amount}}, item {{itemId}}.',
  } as const satisfies EventTexts<OrderEvent>,
  fieldOf: { order: orderWords },
} as const;

export const replay = { entities: { order: 'Order' }, projection: { orders: 'Orders' } } as const;

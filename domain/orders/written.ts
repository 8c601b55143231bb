import { written } from '../event-versions.ts';
import { order } from './order.ts';

export const ordersWritten = [
  written(order, {
    OrderPlaced: 1,
    OrderPlaceExpired: 1,
    OrderPaid: 1,
    OrderCanceled: 1,
    OrderExpired: 1,
    OrderFailed: 1,
    OrderForged: 1,
    OrderBuyerRevised: 1,
    OrderItemsCanceled: 1,
    OrderItemPrepared: 1,
    OrderItemShipped: 1,
    OrderItemParcelCorrected: 1,
    OrderItemCompleted: 1,
    OrderItemLost: 1,
    OrderItemReturnRequested: 1,
    OrderItemReturnWithdrawn: 1,
    OrderItemReturnShipped: 1,
    OrderItemReturned: 1,
    OrderItemReturnRejected: 1,
    OrderItemSettled: 1,
    OrderItemSettlementReversed: 1,
    OrderGoodwillGranted: 1,
  }),
];

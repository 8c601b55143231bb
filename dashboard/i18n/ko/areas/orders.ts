import { orderWords } from '#domain/orders/words/ko.ts';
import type * as en from '../../en/areas/orders.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {};

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  categories: { order: '주문' },
  categoryWithId: { order: '주문 {{id}}' },
  event: {
    OrderPlaced: '주문이 접수되었습니다.',
    OrderPlaceExpired: '주문이 완료되지 않았습니다.',
    OrderPaid: '주문이 결제되었습니다.',
    OrderCanceled: '주문이 취소되었습니다.',
    OrderExpired: '결제 기한이 지나 주문이 취소되었습니다.',
    OrderFailed: '결제에 실패하여 주문이 종료되었습니다.',
    OrderForged: '결제 금액이 달라 주문이 종료되었습니다.',
    OrderBuyerRevised: '구매자 또는 배송지가 변경되었습니다.',
    OrderItemsCanceled: '상품이 취소되었습니다: {{itemIds}}',
    OrderItemPrepared: '상품의 배송 준비가 시작되었습니다: {{itemId}}',
    OrderItemShipped: '상품이 발송되었습니다: {{itemId}}, {{courier}} {{trackingNumber}}',
    OrderItemParcelCorrected: '상품의 송장이 수정되었습니다: {{itemId}}, {{courier}} {{trackingNumber}}',
    OrderItemCompleted: '상품의 배송이 완료되었습니다: {{itemId}}',
    OrderItemLost: '상품이 배송 중 분실되었습니다: {{itemId}}',
    OrderItemReturnRequested: '상품의 반품이 요청되었습니다: {{itemId}}, {{fault}}',
    OrderItemReturnWithdrawn: '상품의 반품 요청이 철회되었습니다: {{itemId}}',
    OrderItemReturnShipped: '상품이 반송되었습니다: {{itemId}}, {{courier}} {{trackingNumber}}',
    OrderItemReturned: '상품의 반품이 완료되었습니다: {{itemId}}. 차감액: {{deduction}}',
    OrderItemReturnRejected: '상품의 반품이 거절되었습니다: {{itemId}}',
    OrderItemSettled: '상품의 판매가 정산되었습니다: {{itemId}}',
    OrderItemSettlementReversed: '상품의 정산이 취소되었습니다: {{itemId}}',
    OrderGoodwillGranted: '보상금이 지급되었습니다: {{amount}}, 상품 {{itemId}}',
  },
  fieldOf: { order: orderWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { order: '주문' },
  projection: { orders: '주문' },
};

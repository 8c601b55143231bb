import { commerceStockWords } from '#domain/commerce-stock/words/ko.ts';
import type * as en from '../../en/areas/commerce-stock.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {
  commerceStock: {
    refused: { no_count: '수량은 0부터 1,000,000까지의 정수로 입력하세요. 창고 상품만 비워 둘 수 있습니다.' },
    status: { none: '미등록', not_for_sale: '판매 안 함', for_sale: '판매 중' },
    type: { warehouse: '창고 배송', brand: '브랜드 배송' },
  },
};

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  categories: { commerce_stock: '커머스 재고' },
  categoryWithId: { commerce_stock: '사이즈 {{id}}의 커머스 재고' },
  event: {
    CommerceSaleSet: '커머스 판매 설정이 변경되었습니다.',
    CommerceAvailableCountSet: '커머스 판매 가능 수량이 변경되었습니다.',
    CommerceStockReserved: '재고 1개가 예약되었습니다: 주문 {{orderId}}, 상품 {{orderItemId}}.',
    CommerceStockReleased: '예약된 재고가 복원되었습니다: 주문 {{orderId}}, 상품 {{orderItemId}}.',
    CommerceStockSold: '재고 1개가 판매되었습니다: 주문 {{orderId}}, 상품 {{orderItemId}}.',
  },
  fieldOf: { commerce_stock: commerceStockWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { commerce_stock: '커머스 재고' },
  projection: { commerce_stocks: '커머스 재고' },
};

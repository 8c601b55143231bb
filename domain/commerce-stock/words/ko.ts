import type { NamesAs } from '../../words/field-names.ts';
import type { commerceStockWords as english } from './en.ts';

export const commerceStockWords: NamesAs<typeof english> = {
  id: '번호',
  productSizeId: '사이즈',
  productId: '상품',
  brandId: '브랜드',
  type: '배송 주체',
  status: '상태',
  isForSale: '판매 중',
  availableCount: '판매 가능 수량',
  reserved: '예약',
  soldCount: '판매 수량',
  orderId: '주문',
  orderItemId: '주문 상품',
  createdTime: '최초 등록일',
  updatedTime: '최근 변경',
};

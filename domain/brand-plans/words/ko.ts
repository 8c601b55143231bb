import type { NamesAs } from '../../words/field-names.ts';
import type { brandPlanWords as english } from './en.ts';

export const brandPlanWords: NamesAs<typeof english> = {
  id: '번호',
  planId: '요금제',
  status: '상태',
  displayName: '이름',
  internalName: '내부 이름',
  subscriptionType: '유형',
  price: '가격',
  prices: '시작일별 가격',
  currency: '통화',
  months: '기간(개월)',
  maxSkuAmount: '최대 상품 수',
  maxItemsPerSku: '상품별 최대 재고 수',
  guaranteedContentScore: '보장 콘텐츠 점수',
  isRegramAble: '리그램 가능',
  isActive: '판매 중',
  createdTime: '등록일',
  updatedTime: '최근 변경',
};

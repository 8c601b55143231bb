import type { NamesAs } from '../../words/field-names.ts';
import type { memberPlanWords as english } from './en.ts';

export const memberPlanWords: NamesAs<typeof english> = {
  id: '번호',
  memberPlanId: '요금제',
  status: '상태',
  name: '이름',
  type: '이용 형태',
  planType: '유형',
  price: '가격',
  prices: '시작일별 가격',
  currency: '통화',
  months: '기간(개월)',
  limits: '이용 한도',
  maxClosetLimit: '기간당 최대 트라이셋 수',
  maxItemsLimit: '기간당 최대 아이템 수',
  maxItemsPerTry: '트라이셋당 최대 아이템 수',
  concurrencyAmount: '동시 이용 최대 트라이셋 수',
  defaultRechargingFlag: '새 이용권 자동 갱신',
  isActive: '판매 중',
  canChange: '다음 요금제 변경 가능',
  createdTime: '등록일',
  updatedTime: '최근 변경',
};

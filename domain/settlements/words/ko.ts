import type { NamesAs } from '../../words/field-names.ts';
import type { settlementWords as english, houseWords as englishHouse } from './en.ts';

export const settlementWords: NamesAs<typeof english> = {
  id: '번호',
  brandMonthId: '브랜드 정산월',
  brandId: '브랜드',
  month: '정산월',
  status: '상태',
  number: '항목 번호',
  side: '구분',
  of: '근거',
  currency: '통화',
  amount: '금액',
  tax: '포함 세액',
  commissionRate: '수수료율(%)',
  brandPayment: '브랜드 지급액',
  label: '품목',
  occurredTime: '발생일시',
  lineCount: '항목 수',
  sums: '합계',
  settlements: '정산 내역',
  closedTime: '마감일시',
  isSettled: '지급 완료',
  reference: '이체 참조번호',
  replaced: '미납 청구서',
  invoice: '청구서',
  approvalNumber: '세금계산서 승인번호',
  createdTime: '최초 항목',
  updatedTime: '최근 변경',
};

export const houseWords: NamesAs<typeof englishHouse> = {
  name: '상호',
  address: '주소',
  businessNumber: '사업자등록번호',
  mailOrderNumber: '통신판매업신고번호',
  registrationNumber: '일본 적격청구서 등록번호',
};

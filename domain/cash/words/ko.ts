import type { NamesAs } from '../../words/field-names.ts';
import type { cashWords as english } from './en.ts';

export const cashWords: NamesAs<typeof english> = {
  id: '번호',
  userId: '회원',
  status: '상태',
  number: '항목',
  step: '내용',
  of: '근거',
  currency: '통화',
  amount: '금액',
  entries: '항목 목록',
  payoutId: '정산',
  upTo: '지급한 마지막 항목',
  sources: '근거',
  bankAccount: '계좌',
  due: '지급 예정액',
  createdTime: '발생일시',
  updatedTime: '최근 변경',
};

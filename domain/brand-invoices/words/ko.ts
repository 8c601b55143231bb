import type { NamesAs } from '../../words/field-names.ts';
import type { brandInvoiceWords as english } from './en.ts';

export const brandInvoiceWords: NamesAs<typeof english> = {
  id: '번호',
  brandInvoiceId: '청구서',
  brandId: '브랜드',
  status: '상태',
  kind: '종류',
  brandSubscriptionId: '구독',
  month: '월',
  paymentId: '결제',
  method: '결제 수단',
  amount: '금액',
  discountedAmount: '공제액',
  currency: '통화',
  tax: '포함 세액',
  dueTime: '기한',
  paidTime: '결제일',
  refunded: '환불액',
  declined: '거절',
  attempt: '시도',
  approvalNumber: '세금계산서 승인번호',
  refundReference: '환불 거래번호',
  createdTime: '발행일',
  updatedTime: '최근 변경',
};

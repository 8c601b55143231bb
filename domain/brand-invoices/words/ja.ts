import type { NamesAs } from '../../words/field-names.ts';
import type { brandInvoiceWords as english } from './en.ts';

export const brandInvoiceWords: NamesAs<typeof english> = {
  id: '番号',
  brandInvoiceId: '請求書',
  brandId: 'ブランド',
  status: '状態',
  kind: '種類',
  brandSubscriptionId: 'サブスクリプション',
  month: '月',
  paymentId: '決済',
  method: '支払方法',
  amount: '金額',
  discountedAmount: '差引額',
  currency: '通貨',
  tax: '内税',
  dueTime: '期限',
  paidTime: '支払日時',
  refunded: '返金額',
  declined: '拒否',
  attempt: '試行',
  approvalNumber: '税金計算書の承認番号',
  refundReference: '返金の取引番号',
  createdTime: '発行日',
  updatedTime: '最終変更',
};

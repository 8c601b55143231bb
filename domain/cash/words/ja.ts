import type { NamesAs } from '../../words/field-names.ts';
import type { cashWords as english } from './en.ts';

export const cashWords: NamesAs<typeof english> = {
  id: '番号',
  userId: '会員',
  status: 'ステータス',
  number: '明細',
  step: '内容',
  of: '発生元',
  currency: '通貨',
  amount: '金額',
  entries: '明細一覧',
  payoutId: '支払',
  upTo: '支払済みの最後の明細',
  sources: '発生元',
  bankAccount: '口座',
  due: '支払予定額',
  createdTime: '発生日時',
  updatedTime: '最終変更',
};

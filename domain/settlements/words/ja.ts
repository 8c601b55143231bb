import type { NamesAs } from '../../words/field-names.ts';
import type { settlementWords as english, houseWords as englishHouse } from './en.ts';

export const settlementWords: NamesAs<typeof english> = {
  id: '番号',
  brandMonthId: 'ブランドの精算月',
  brandId: 'ブランド',
  month: '精算月',
  status: '状態',
  number: '明細番号',
  side: '区分',
  of: '発生元',
  currency: '通貨',
  amount: '金額',
  tax: '内税',
  commissionRate: '手数料率（%）',
  brandPayment: 'ブランドへの支払額',
  label: '品目',
  occurredTime: '発生日時',
  lineCount: '明細数',
  sums: '合計',
  settlements: '精算内容',
  closedTime: '締め日時',
  isSettled: '支払完了',
  reference: '振込の参照番号',
  replaced: '未払いの請求書',
  invoice: '請求書',
  approvalNumber: '税金計算書の承認番号',
  createdTime: '最初の明細',
  updatedTime: '最終変更',
};

export const houseWords: NamesAs<typeof englishHouse> = {
  name: '商号',
  address: '住所',
  businessNumber: '韓国の事業者登録番号',
  mailOrderNumber: '韓国の通信販売業申告番号',
  registrationNumber: '登録番号（日本）',
};

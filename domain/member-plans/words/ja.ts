import type { NamesAs } from '../../words/field-names.ts';
import type { memberPlanWords as english } from './en.ts';

export const memberPlanWords: NamesAs<typeof english> = {
  id: '番号',
  memberPlanId: 'プラン',
  status: '状態',
  name: '名前',
  type: '利用形態',
  planType: '種類',
  price: '価格',
  prices: '開始日別の価格',
  currency: '通貨',
  months: '期間（月数）',
  limits: '利用上限',
  maxClosetLimit: '期間ごとのトライセット数の上限',
  maxItemsLimit: '期間ごとのアイテム数の上限',
  maxItemsPerTry: 'トライセットごとのアイテム数の上限',
  concurrencyAmount: '同時トライセット数の上限',
  defaultRechargingFlag: '新しいチケットの自動更新',
  isActive: '提供中',
  canChange: '次のプランを変更可',
  createdTime: '登録日',
  updatedTime: '最終変更',
};

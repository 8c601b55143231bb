import type { NamesAs } from '../../words/field-names.ts';
import type { brandPlanWords as english } from './en.ts';

export const brandPlanWords: NamesAs<typeof english> = {
  id: '番号',
  planId: 'プラン',
  status: '状態',
  displayName: '名前',
  internalName: '内部名',
  subscriptionType: '種類',
  price: '価格',
  prices: '開始日別の価格',
  currency: '通貨',
  months: '期間（月数）',
  maxSkuAmount: '商品数の上限',
  maxItemsPerSku: '商品ごとの在庫数の上限',
  guaranteedContentScore: '保証コンテンツスコア',
  isRegramAble: 'リグラム可',
  isActive: '提供中',
  createdTime: '登録日',
  updatedTime: '最終変更',
};

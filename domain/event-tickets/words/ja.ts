import type { NamesAs } from '../../words/field-names.ts';
import type { eventTicketWords as english } from './en.ts';

export const eventTicketWords: NamesAs<typeof english> = {
  id: '番号',
  eventTicketId: 'イベントチケット',
  status: '状態',
  name: '名前',
  memberPlanId: 'プラン',
  signupStartDate: '申込開始日',
  signupEndDate: '申込終了日',
  activeDuration: '利用期間',
  activeStartDate: '利用開始日',
  activeEndDate: '利用終了日',
  discountPrice: '割引価格',
  maxUses: '利用数の上限',
  createdTime: '登録日',
  updatedTime: '最終変更',
};

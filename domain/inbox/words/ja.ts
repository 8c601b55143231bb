import type { NamesAs } from '../../words/field-names.ts';
import type { inboxWords as english } from './en.ts';

export const inboxWords: NamesAs<typeof english> = {
  id: '番号',
  inboxMessageId: 'メッセージ',
  inboxNoticeId: 'お知らせ',
  userId: '会員',
  status: '状態',
  templateCode: 'テンプレート',
  variant: '形式',
  type: '種類',
  about: '関連項目',
  pointAmount: 'ポイント',
  isDisplayed: '閲覧済み',
  texts: '文面',
  userIds: '送信先の会員',
  createdTime: '送信日',
  updatedTime: '最終変更',
};

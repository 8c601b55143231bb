import type * as english from '../en/outbox.ts';
import type { Texts } from '../texts.ts';

export const outbox: Texts<typeof english.outbox> = {
  help: 'メールサーバーまたはメッセージサービスが設定されていません。送るはずだったメールとSMSを、期限が切れるまで新しい順に表示します。',
  search: '宛先・件名・本文',
  noMatch: 'この文字を含むメールやSMSはありません。',
  sms: 'ショートメッセージ',
  to: '宛先：{{address}}',
  emptyTitle: '送るものはありません',
  emptyText: 'サインインの手助けや電話番号の認証が依頼されると、送るはずのメールやSMSがここに残ります。',
  sentTitle: 'すべて送信されています',
  sentText: 'メールサーバーとメッセージサービスが設定されています。送れなかったものはホームに表示されます。',
  failedTitle: 'メールを読み込めませんでした',
};

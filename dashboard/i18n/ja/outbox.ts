import type * as english from '../en/outbox.ts';
import type { Texts } from '../texts.ts';

export const outbox: Texts<typeof english.outbox> = {
  help: '送信するサービスが設定されていません。送るはずだったメールとSMSは、期限が切れるまで新しい順にここに残ります。',
  sms: 'ショートメッセージ',
  to: '宛先：{{address}}',
  emptyTitle: '送るものはありません',
  emptyText: 'サインインの手助けや電話番号の認証が依頼されると、送るはずのメールやSMSがここに残ります。',
  sentTitle: 'すべて送信されています',
  sentText:
    'メールサーバーとメッセージサービスが設定されています。受け付けられなかったものはホームに表示されます。',
  failedTitle: 'メールを読み込めませんでした',
};

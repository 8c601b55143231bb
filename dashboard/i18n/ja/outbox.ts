import type * as english from '../en/outbox.ts';
import type { Texts } from '../texts.ts';

export const outbox: Texts<typeof english.outbox> = {
  help: 'メールサーバーが設定されていません。送るはずだったメールは、リンクの期限が切れるまで新しい順にここに残ります。',
  to: '宛先：{{address}}',
  emptyTitle: 'メールはありません',
  emptyText: 'サインインの手助けが依頼されると、送るはずのメールがここに残ります。',
  sentTitle: 'メールは送信されています',
  sentText: 'メールサーバーが設定されています。受け付けられなかったメールはホームに表示されます。',
  failedTitle: 'メールを読み込めませんでした',
};

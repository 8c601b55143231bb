import { inboxWords } from '#domain/inbox/words/ja.ts';
import type * as en from '../../en/areas/inbox.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {};

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  categories: { inbox_message: 'メッセージ', inbox_notice: 'お知らせ' },
  categoryWithId: { inbox_message: 'メッセージ {{id}}', inbox_notice: 'お知らせ {{id}}' },
  event: {
    InboxMessageSent: 'メッセージを送信しました：{{templateCode}}。',
    InboxMessageDisplayed: '会員がメッセージを見ました。',
    InboxMessageConfirmed: '会員がメッセージを承諾しました。',
    InboxMessageDenied: '会員がメッセージを断りました。',
    InboxMessageWithdrawn: 'メッセージを取り下げました。',
    InboxNoticeSent: 'スタッフがお知らせを送信しました。',
  },
  fieldOf: { inbox_message: inboxWords, inbox_notice: inboxWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { inbox_message: 'メッセージ' },
  projection: { inbox_messages: '受信メッセージ', inbox_notices: 'お知らせ' },
};

import { inboxWords } from '#domain/inbox/words/ja.ts';
import type * as en from '../../en/areas/inbox.ts';
import type { Texts } from '../../texts.ts';

const inbox: Texts<typeof en.texts.inbox> = {
  title: '受信メッセージ',
  none: 'メッセージはありません。',
  state: { unseen: '未読', seen: '既読', pending: '回答待ち', confirmed: '確認済み', denied: '辞退' },
  notice: {
    send: 'お知らせを送る',
    preview: 'プレビュー',
    sendTo: '会員{{amount}}人に送る',
    reaches: '会員{{amount}}人にお知らせを送ります。送った後は取り消せません。',
    sent: '会員{{amount}}人にお知らせを送っています。',
    titleIn: 'タイトル、{{language}}',
    textIn: '本文、{{language}}',
  },
  about: {
    look: 'ルック',
    look_use: 'ルック利用',
    user_ticket: 'チケット',
    payment: '決済',
    reservation: '予約',
    proposal: '提案',
  },
};

export const texts = { inbox };

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

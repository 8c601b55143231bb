import { ticketWords } from '#domain/support-tickets/words/ja.ts';
import { words } from '#domain/words/ja.ts';
import type * as en from '../../en/areas/support-tickets.ts';
import type { Texts } from '../../texts.ts';

const ticket: Texts<typeof en.texts.ticket> = {
  status: words.supportTicketStatus,
  unreadable: '削除済み：お問い合わせの方の情報は消去されました',
  forgotten: 'お問い合わせの方の情報が消去されたため、読むことも書くこともできません。',
  asked: 'お問い合わせ',
  answered: '回答',
  ask: '送信',
  askText: 'スタッフがこの画面で回答し、回答があるとメールでお知らせします。ご覧の画面も一緒に送られます。',
  textHelp: '何をしようとして、何が起きましたか。ほかの方の個人情報は書かないでください。',
  about: '対象：{{name}}',
  addPictures: '写真を追加（あと{{amount}}枚）',
  pictureOf: '{{name}} の写真 {{n}}（原寸）',
  write: '続けて書く',
  answer: '回答',
  send: '送信',
  written: 'スタッフに送信しました。',
  sent: '回答を送信しました。メールでもお知らせします。',
  reopens: '終了したお問い合わせです。書き込むと再開します。',
  closedText: '終了したお問い合わせです。お問い合わせの方が書き込むと再開します。',
  close: 'お問い合わせを終了',
  closed: 'お問い合わせを終了しました。',
  mine: '自分の担当',
  assign: '担当者を決める',
  assigned: '担当者を決めました。',
  nobody: 'なし',
  isAssigned: '担当者あり',
  take: '自分が担当する',
  search: 'お問い合わせの方の名前',
  fields: ticketWords,
  noLetters: '送信した回答はまだありません。',
  letter: {
    coming: '{{time}}の回答のお知らせメールを作成しています。',
    waiting: '{{time}}の回答のお知らせメールは送信箱にあります。',
    sent: '{{time}}の回答のお知らせメールを送信しました。',
    past: '{{time}}の回答のお知らせメールの記録はありません。送信済み、期限切れ、または宛先なしです。',
  },
  sections: {
    conversation: 'やり取り',
    facts: 'お問い合わせ',
    letters: 'メール',
  },
};

const supportTicket = {
  refused: {
    assignee_unknown: '有効なスタッフアカウントではありません。別の人を選んでください。',
    assigned_meanwhile: '他の人が先に担当者を決めました。今の担当者を確かめ、必要なら決め直してください。',
  },
};

export const texts = { ticket, supportTicket };

export const rooms: Texts<typeof en.rooms> = {
  support: 'お問い合わせ',
  supportTicket: 'お問い合わせ',
  ownTickets: '自分のお問い合わせ',
};

export const history: Texts<typeof en.history> = {
  categories: { support_ticket: 'お問い合わせ' },
  categoryWithId: { support_ticket: 'お問い合わせ {{id}}' },
  event: {
    SupportTicketOpened: 'お問い合わせを受け付けました。',
    SupportTicketAnswered: '回答しました。',
    SupportTicketAssigned: '質問の担当者が変わりました[[：{{staffId}}]]。',
    SupportTicketPictureStripped: 'お問い合わせの写真から撮影情報を削除しました。',
    SupportTicketWritten: 'お問い合わせの方がもう一度書きました。',
    SupportTicketClosed: 'お問い合わせを終了しました。',
  },
  fieldOf: { support_ticket: ticketWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { support_ticket: 'お問い合わせ' },
  projection: { support_tickets: 'お問い合わせ' },
};

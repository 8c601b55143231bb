import { ticketWords } from '#domain/support-tickets/words/ja.ts';
import type * as en from '../../en/areas/support-tickets.ts';
import type { Texts } from '../../texts.ts';

export const history: Texts<typeof en.history> = {
  categories: { support_ticket: 'お問い合わせ' },
  categoryWithId: { support_ticket: 'お問い合わせ {{id}}' },
  event: {
    SupportTicketOpened: 'お問い合わせを受け付けました。',
    SupportTicketAnswered: '回答しました。',
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

import { ticketWords } from '#domain/support-tickets/words/ko.ts';
import type * as en from '../../en/areas/support-tickets.ts';
import type { Texts } from '../../texts.ts';

export const history: Texts<typeof en.history> = {
  categories: { support_ticket: '문의' },
  categoryWithId: { support_ticket: '문의 {{id}}' },
  event: {
    SupportTicketOpened: '문의 등록.',
    SupportTicketAnswered: '답변 등록.',
    SupportTicketPictureStripped: '문의 사진에서 촬영 정보를 지움.',
    SupportTicketWritten: '문의한 사람이 이어서 작성함.',
    SupportTicketClosed: '문의 종료.',
  },
  fieldOf: { support_ticket: ticketWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { support_ticket: '문의' },
  projection: { support_tickets: '문의' },
};

import { ticketWords } from '#domain/support-tickets/words/ko.ts';
import type * as en from '../../en/areas/support-tickets.ts';
import type { Texts } from '../../texts.ts';

export const history: Texts<typeof en.history> = {
  categories: { support_ticket: '문의' },
  categoryWithId: { support_ticket: '문의 {{id}}' },
  event: {
    SupportTicketOpened: '문의가 등록되었습니다.',
    SupportTicketAnswered: '답변이 등록되었습니다.',
    SupportTicketPictureStripped: '문의 사진에서 촬영 정보를 지웠습니다.',
    SupportTicketWritten: '문의한 사람이 다시 작성했습니다.',
    SupportTicketClosed: '문의가 종료되었습니다.',
  },
  fieldOf: { support_ticket: ticketWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { support_ticket: '문의' },
  projection: { support_tickets: '문의' },
};

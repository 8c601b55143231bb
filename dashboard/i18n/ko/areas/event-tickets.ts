import { eventTicketWords } from '#domain/event-tickets/words/ko.ts';
import type * as en from '../../en/areas/event-tickets.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {};

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  categories: {
    event_ticket: '이벤트 이용권',
    event_ticket_uses: '이벤트 이용권 사용',
  },
  categoryWithId: {
    event_ticket: '이벤트 이용권 {{id}}',
    event_ticket_uses: '이벤트 이용권 사용 {{id}}',
  },
  event: {
    EventTicketRegistered: '이벤트 이용권이 등록되었습니다: {{name}}.',
    EventTicketRevised: '이벤트 이용권이 변경되었습니다.',
    EventTicketRetired: '이벤트 이용권이 종료되었습니다.',
    EventTicketUsed: '이벤트 이용권이 사용되었습니다(이용권 {{ticketId}}).',
    EventTicketUseReturned: '이벤트 이용권 사용이 취소되었습니다(이용권 {{ticketId}}).',
  },
  fieldOf: { event_ticket: eventTicketWords },
};

export const replay: Texts<typeof en.replay> = { projection: {} };

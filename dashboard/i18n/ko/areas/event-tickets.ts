import { eventTicketWords } from '#domain/event-tickets/words/ko.ts';
import type * as en from '../../en/areas/event-tickets.ts';
import type { Texts } from '../../texts.ts';

const eventTicket: Texts<typeof en.texts.eventTicket> = {
  fields: eventTicketWords,
  create: '이벤트 이용권 추가',
  createText: '회원은 두 날짜 사이에 별도 가격으로 신청합니다.',
  durationHelp: '이용권의 기간입니다. P1M은 한 달, P14D는 14일입니다. 날짜를 고정하려면 비워 두세요.',
  priceHelp: '세금 포함 금액입니다. 제공하지 않는 지역은 비워 두세요.',
  retire: '이벤트 이용권 종료',
  retireText: '이제 {{name}}(으)로 신청할 수 없습니다. 이미 사용한 회원 {{amount}}명의 이용권은 유지됩니다.',
  search: '이벤트 이용권 이름',
  noPlans: '먼저 회원 요금제를 추가하세요.',
  isOpen: '신청 가능 여부',
  signup: { open: '신청 가능', closed: '신청 불가' },
  columns: { active: '이용 기간', uses: '사용 수' },
  section: '혜택',
  refused: {
    used_before: '이 회원은 이미 이 이벤트 이용권을 사용했습니다. 이벤트 이용권 없이 신청하세요.',
    used_up: '이 이벤트 이용권은 {{maxUses}}회 모두 사용되었습니다. 이벤트 이용권 없이 신청하세요.',
    unknown: '그런 이벤트 이용권이 없습니다.',
    other_plan: '다른 요금제의 이벤트 이용권입니다. 해당 요금제를 선택하세요.',
    closed: '이 이벤트 이용권은 {{from}}부터 {{to}}까지 신청할 수 있습니다.',
    not_offered: '이 회원의 지역에서는 제공하지 않는 이벤트 이용권입니다.',
    bad_days: '하루에서 2년 사이의 기간, 또는 시작일과 종료일 중 하나만 입력하세요.',
    bad_signup: '신청 종료일이 시작일보다 빠릅니다. 날짜를 고치세요.',
  },
};

export const texts: Texts<typeof en.texts> = { eventTicket };

export const rooms: Texts<typeof en.rooms> = {
  eventTickets: '이벤트 이용권',
  eventTicketCreate: '이벤트 이용권 추가',
  eventTicket: '이벤트 이용권',
};

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

export const replay: Texts<typeof en.replay> = {
  entities: { event_ticket: '이벤트 이용권' },
  projection: { event_tickets: '이벤트 이용권' },
};

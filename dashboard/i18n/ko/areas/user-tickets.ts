import { userTicketWords } from '#domain/user-tickets/words/ko.ts';
import type * as en from '../../en/areas/user-tickets.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {};

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  categories: {
    user_ticket: '이용권',
    member_tickets: '회원의 이용권',
  },
  categoryWithId: {
    user_ticket: '이용권 {{id}}',
    member_tickets: '회원의 이용권 {{id}}',
  },
  event: {
    UserTicketRequested: '이용권이 신청되었습니다: {{amount}}.',
    UserTicketRequestExpired: '이용권 신청이 완료되지 않았습니다.',
    UserTicketPaid: '이용권이 결제되었습니다: {{amount}}.',
    UserTicketPaymentFailed: '이용권 결제에 실패했습니다({{failure}}번째 시도).',
    UserTicketGivenUp: '이용권이 결제되지 않아 종료되었습니다.',
    UserTicketBegan: '이용권 이용이 시작되었습니다.',
    UserTicketEnded: '이용권이 종료되었습니다. 다음 요금제: {{nextMemberPlanId}}.',
    UserTicketCanceled: '이용권이 취소되었습니다: {{refund}} 환불.',
    UserTicketRefundNoted: '이용권 금액이 환불되었습니다: {{amount}}.',
    UserTicketNextPlanChosen: '다음 요금제가 선택되었습니다: {{nextMemberPlanId}}.',
    UserTicketRechargingChanged: '자동 갱신이 변경되었습니다: {{isRecharging}}.',
    MemberTicketOpened: '이용권 {{ticketId}}이(가) 회원의 이용권이 되었습니다.',
    MemberTicketClosed: '회원의 이용권 {{ticketId}}이(가) 끝났습니다.',
  },
  fieldOf: { user_ticket: userTicketWords },
};

export const replay: Texts<typeof en.replay> = { projection: {} };

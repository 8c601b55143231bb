import { userTicketWords } from '#domain/user-tickets/words/ko.ts';
import { words } from '#domain/words/ko.ts';
import type * as en from '../../en/areas/user-tickets.ts';
import type { Texts } from '../../texts.ts';

const userTicket: Texts<typeof en.texts.userTicket> = {
  status: words.userTicketStatus,
  membership: words.membershipStatus,
  planType: words.memberPlanType,
  fields: userTicketWords,
  declined: {
    declined: '거절됨',
    expired: '카드 만료',
    invalid: '유효하지 않은 카드',
    limit: '한도 초과',
    left: '결제 화면 이탈',
    other: '기타 사유',
    no_card: '카드 없음',
  },
  title: '이용권 {{id}}',
  search: '회원의 사용자 이름',
  suspended: '갱신 미결제',
  over: '기간 종료',
  deferred: '반납 연기',
  payment: '결제 {{amount}}',
  card: '결제한 카드',
  nextTry: '다음 시도',
  givesUp: '미결제 종료 예정',
  refundableUntil: '환불 가능 기한',
  filters: { planType: '요금제 유형', isLive: '유효한 이용권' },
  columns: { used: '트라이셋 / 아이템', next: '다음 요금제' },
  views: {
    title: '보기',
    all: '전체',
    live: '유효',
    ending: '갱신 안 함',
    suspended: '이용 정지',
    failed: '갱신 실패',
  },
  sections: {
    holders: '이 이용권을 가진 회원',
    membership: '멤버십',
    tickets: '이용권과 결제',
    ticket: '이용권 조건',
    limits: '사용한 한도',
    money: '금액',
    actions: '작업',
  },
  used: {
    closets: '사용한 트라이셋',
    items: '사용한 아이템',
    itemsPerTry: '트라이셋당 최대 아이템 수',
    concurrentClosets: '동시 이용 최대 트라이셋 수',
  },
  left: {
    closets: '남은 트라이셋',
    items: '남은 아이템',
    itemsPerTry: '다음 트라이셋의 최대 아이템 수',
    concurrentClosets: '동시에 더 이용할 수 있는 트라이셋',
  },
  noHolders: '지금 이런 이용권을 가진 회원이 없습니다.',
  none: '이 회원은 이용권을 가진 적이 없습니다.',
  noPlans: '판매 중인 회원 요금제가 없습니다.',
  noEvents: '신청할 수 있는 이벤트 이용권이 없습니다.',
  signUp: '요금제 신청',
  signUpText: '포인트를 먼저 사용하고, 나머지는 회원의 카드로 바로 결제합니다.',
  force: '포인트로 지급',
  forceHelp: '회원의 포인트로 전액을 냅니다. 카드는 결제되지 않습니다.',
  verbs: {
    pay: '지금 카드 결제',
    next: '다음 요금제 선택',
    renew: '종료일 뒤 갱신',
    stop: '갱신 중지',
    cancel: '이용권 취소',
  },
  about: {
    pay: '{{name}}님의 카드로 {{money}}을(를) 결제합니다.',
    next: '다음 이용권부터 선택한 요금제를 사용합니다.',
    renew: '종료일 뒤 새 이용권이 이어집니다. {{name}}님의 카드로 결제합니다.',
    stop: '이용권은 종료일에 끝나고, 새 이용권이 이어지지 않습니다.',
    cancelUnpaid: '{{name}}님의 미결제 이용권이 바로 종료됩니다.',
    cancelPaid: '사용하지 않은 이용권이 바로 종료됩니다. {{money}}과(와) 포인트를 {{name}}님에게 돌려줍니다.',
  },
  refused: {
    forbidden: '포인트로 이용권을 지급하는 것은 직원만 할 수 있습니다.',
    has_ticket: '회원에게 이용권이 있습니다. 다음 요금제를 선택하거나 먼저 취소하세요.',
    used: '이 이용권으로 이용한 트라이셋이 있습니다. 대신 갱신을 중지하세요.',
    none_live: '회원에게 이용권이 없습니다. 먼저 요금제를 신청하세요.',
    nothing_to_pay: '이 이용권에는 결제할 금액이 없습니다.',
    no_card: '회원의 카드가 없습니다. 카드를 등록하거나 포인트로 결제하세요.',
    too_many_points: '포인트는 가격까지만 쓸 수 있습니다. 최대 {{amount}}까지 사용하세요.',
    bad_start: '이용권은 {{from}}부터 {{to}}까지 시작할 수 있습니다.',
  },
};

export const texts: Texts<typeof en.texts> = { userTicket };

export const rooms: Texts<typeof en.rooms> = { tickets: '이용권', ticket: '이용권 상세' };

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
    UserTicketNextPlanChosen: '이용권의 다음 요금제가 선택되었습니다: {{nextMemberPlanId}}.',
    UserTicketRechargingChanged: '자동 갱신이 변경되었습니다: {{isRecharging}}.',
    MemberTicketOpened: '이용권 {{ticketId}}이(가) 회원의 이용권이 되었습니다.',
    MemberTicketClosed: '회원의 이용권 {{ticketId}}이(가) 끝났습니다.',
  },
  fieldOf: { user_ticket: userTicketWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { user_ticket: '이용권' },
  projection: { user_tickets: '이용권', rental_uses: '이용권 사용', user_ticket_lives: '이용권 상태의 이력' },
};

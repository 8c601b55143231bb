import { words } from '#domain/words/ko.ts';
import type * as en from '../../en/areas/points.ts';
import type { Texts } from '../../texts.ts';

const points: Texts<typeof en.texts.points> = {
  reason: words.pointReason,
  title: '포인트',
  give: '포인트 지급',
  take: '포인트 차감',
  has: '보유 포인트는 {{amount}}입니다.',
  held: '진행 중인 트라이셋에 예약: {{amount}}',
  belowZero: '패널티 또는 회수한 보상이 보유 포인트보다 많아 0보다 작습니다.',
  moves: '포인트 내역',
  which: '내역 구분',
  ways: { all: '전체', plus: '지급', minus: '차감' },
  afterwards: '잔액 {{amount}}',
  none: '포인트 내역이 없습니다.',
  noneSuch: '해당하는 내역이 없습니다.',
  tryset: '트라이셋 {{id}}',
  order: '주문 {{id}}',
  ticket: '이용권 {{id}}',
  look: '룩 {{id}}',
  more: '이전 내역 보기',
  column: '포인트',
  fields: { delta: '포인트', type: '사유', message: '회원에게 보이는 메시지' },
  refund: {
    open: '포인트 환불',
    item: '포인트로 결제한 아이템',
    option: '{{name}} · 아이템 {{id}} · {{amount}}',
    preview: '잔액: 현재 {{before}}, 환불 후 {{after}}. 이 아이템에 남는 사용 포인트: {{left}}.',
  },
  earnings: {
    title: '포인트 적립 사유',
    none: '요청한 아이템이 없습니다.',
    due: '기한: {{time}}.',
    expectedPoints: '예상: {{amount}}',
    heldPoints: '보류: {{amount}}',
    givenPoints: '지급: {{amount}}',
    lostPoints: '미지급: {{amount}}',
    outcome: {
      given: '지급됨',
      pending: '심사 전',
      deferred: '보류됨',
      rejected: '반려됨',
      not_posted: '룩 없음',
      overdue: '기한 지남',
      refused: '게시 안 함',
      not_delivered: '배송 전',
      canceled: '취소됨',
      nothing: '적립 없음',
    },
    why: {
      given: '룩이 승인되었습니다.',
      pending: '룩이 인증 심사를 기다립니다.',
      deferred: '인증이 보류되었습니다. 이미 지급한 포인트는 결정 전까지 유지됩니다.',
      rejected: '인증이 반려되었습니다. 회원이 재심사를 요청할 수 있습니다.',
      not_posted: '회원이 이 아이템의 룩을 게시하지 않았습니다.',
      overdue: '룩 없이 기한이 지났습니다.',
      refused: '회원이 이 아이템의 룩을 게시하지 않습니다.',
      not_delivered: '포인트에는 룩이 필요하며, 아이템이 아직 배송되지 않았습니다.',
      canceled: '아이템이 취소되었습니다.',
      nothing: '요청 당시 조건에 따라 이 아이템의 룩에는 포인트가 없습니다.',
    },
  },
  policy: {
    title: '상품 가격 대비 적립률',
    birthMonth: '생일 달',
    signUpReward: '가입 축하 포인트',
    note: '이전에 신청된 상품은 신청 당시의 적립률을 유지합니다.',
  },
};

export const texts = { points };

export const rooms: Texts<typeof en.rooms> = {
  pointPolicy: '룩 적립률',
};

export const history: Texts<typeof en.history> = {
  categoryWithId: {
    point_account: '회원 {{id}}의 포인트',
    point_policy: '룩 적립률',
  },
  paidFor: { tryset: '트라이셋 {{id}}', order: '주문 {{id}}', ticket: '이용권 {{id}}' },
  pointShare: '아이템 {{id}}: {{amount}}',
  event: {
    PointsGiven: '포인트를 지급했습니다: {{amount}}, {{pointReason}}.[[ {{message}}]]',
    PointsTaken: '포인트를 차감했습니다: {{amount}}, {{pointReason}}.[[ {{message}}]]',
    PointsHeld: '포인트를 예약했습니다: {{amount}} ({{for}}).',
    PointsReleased: '예약한 포인트를 해제했습니다: {{amount}} ({{for}}).',
    PointsCaptured: '예약한 포인트를 사용했습니다: {{amount}} ({{for}}).',
    PointsRefunded: '포인트를 환급했습니다: {{amount}} ({{for}}, {{shares}}).[[ {{message}}]]',
    PointsSuspended: '차단이 끝날 때까지 포인트를 보류했습니다: {{delta}}, {{pointReason}}.[[ {{message}}]]',
    PointsResumed: '보류한 포인트를 반영했습니다.',
    PointsForfeited: '포인트가 소멸되었습니다: {{amount}}.',
    PointPolicyRevised: '룩 적립 비율을 수정했습니다.',
  },
  field: {
    balance: '포인트',
    holds: '예약 포인트',
    waiting: '보류 포인트',
    captured: '사용 포인트',
    shares: '배분',
    for: '결제 대상',
    pointReason: '사유',
    forLook: '룩',
    message: '메시지',
    white: '화이트 등급 비율(%)',
    gray: '그레이 등급 비율(%)',
    red: '레드 등급 비율(%)',
    black: '블랙 등급 비율(%)',
    partner: '파트너 비율(%)',
    birthMonth: '생일 월(%)',
    signUpReward: '가입 축하 포인트',
  },
};

export const replay: Texts<typeof en.replay> = {
  projection: {
    point_accounts: '회원의 포인트',
    point_moves: '포인트 내역',
    point_policies: '룩 적립 비율',
  },
};

import type * as en from '../../en/areas/points.ts';
import type { Texts } from '../../texts.ts';

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

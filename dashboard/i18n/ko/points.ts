import { words } from '#domain/words/ko.ts';
import type { points as english } from '../en/points.ts';
import type { Texts } from '../texts.ts';

export const points: Texts<typeof english> = {
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
  policy: {
    title: '상품 가격 대비 적립률',
    birthMonth: '생일 달',
    signUpReward: '가입 축하 포인트',
    note: '이전에 신청된 상품은 신청 당시의 적립률을 유지합니다.',
  },
};

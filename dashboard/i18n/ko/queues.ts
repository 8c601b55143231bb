import type * as english from '../en/queues.ts';
import type { Texts } from '../texts.ts';

export const queues: Texts<typeof english.queues> = {
  overdueToPrepare: '준비 기한 지남',
  dueToday: '오늘 준비할 트라이셋',
  toAccept: '승인 대기 요청',
  overdue: '반납 지연',
  returnsToAccept: '승인 대기 반납',
  toCheck: '도착, 검수 대기',
  toCertify: '인증할 룩',
  brandsApplied: '입점 신청한 브랜드',
  brandNamesProposed: '결정을 기다리는 브랜드 이름',
  membersApplied: '가입을 신청한 회원',
  ticketsWaiting: '답변을 기다리는 문의',
  deferred: '반납 보류',
  failed: '배송·반납 실패',
  outAskedFor: '출고 요청',
  toShip: '발송 대기',
  returnsExpected: '반납 도착 예정',
  outReady: '출고 준비 완료',
  outComing: '돌아오는 중인 재고',
  toEnter: '신규 입고 대기',
  onHold: '보류 중인 재고',
  unpublished: '비공개 상품',
};

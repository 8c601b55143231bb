/** What people wrote down as their reasons. */
export const reasons = {
  denied: ['검수 중 얼룩 발견', '재고 실사 불일치', 'Reserved for a photo shoot'],
  forced_deny: ['회원 요청으로 취소 처리', '출고 기한 초과', 'Member asked us by phone'],
  lost: ['택배사 분실 접수', '주소 불명으로 반송', 'Lost by the courier'],
  returnFailed: ['수거 기사 방문 시 부재', '수거 송장 오류', 'Nobody was at home'],
  deferred: ['반납 구성품 누락', '회원과 연락 두절', 'Belt is missing'],
  forcePurchased: ['기한 내 미반납, 구매 처리', '심한 오염으로 변상 처리', 'Not returned in time'],
  writtenOff: ['분실 확정', 'Insurance covers it'],
  refused: ['사이즈가 맞지 않아요', '사진과 색이 달라요', 'サイズが合いませんでした'],
  pickup: ['사용 완료', '사이즈 불만족', null, null, null],
  hold: ['촬영용 보류', '수선 대기', 'Waiting for a new zip'],
  outStock: ['시즌 종료 회수', '팝업 스토어 진열', 'Back to the brand for the sale'],
} as const;

export const memos = [
  '오른쪽 소매 단추 여분 있음',
  '드라이클리닝 완료',
  '향수 냄새 남음, 환기 후 출고',
  'Hem was let down by 2 cm',
  '裾にほつれあり、補修済み',
] as const;

export const issues = ['소매 끝 보풀', '밑단 올 풀림', '미세한 얼룩', 'Loose button'] as const;

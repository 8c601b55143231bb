/** What the house and the brands wrote down as their reasons. */
export const reasons = {
  denied: ['검수 중 얼룩 발견', '재고 실사 불일치', '화보 촬영 예약으로 출고 불가'],
  forced_deny: ['회원 요청으로 취소 처리', '출고 기한 초과', '회원이 전화로 취소 요청'],
  lost: ['택배사 분실 접수', '주소 불명으로 반송', '배송 중 분실, 택배사 확인'],
  returnFailed: ['수거 기사 방문 시 부재', '수거 송장 오류', '회원이 수거일 변경 요청'],
  deferred: ['반납 구성품 누락', '회원과 연락 두절', '반납 상자 파손, 확인 중'],
  forcePurchased: ['기한 내 미반납, 구매 처리', '심한 오염으로 변상 처리', '회원과 합의하여 구매 처리'],
  writtenOff: ['분실 확정', '택배 보험으로 보상 처리'],
  hold: ['촬영용 보류', '수선 대기', '부속품 입고 대기'],
  outStock: ['시즌 종료 회수', '팝업 스토어 진열', '브랜드 세일 행사용 회수'],
} as const;

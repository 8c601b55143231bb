import type { incidents as incidentsEn } from '../en/incidents.ts';
import type { Texts } from '../texts.ts';

export const incidents: Texts<typeof incidentsEn> = {
  help: '거절, 강제 처리, 보류, 홀드, 손실 처리, 삭제를 누가 언제 왜 했는지 보여 줍니다.',
  filters: {
    q: '코드, 상품명, 번호, 사유',
    types: '이벤트',
    actors: '작업자',
    time: '기간',
    brand_id: '브랜드',
  },
  columns: { time: '시각', what: '이벤트', who: '작업자' },
  forced: '강제',
  about: '대상',
  noReason: '사유가 입력되지 않았습니다.',
  gone: '이후 삭제되었습니다.',
  item: '아이템 {{id}}',
  garment: '재고 {{code}}',
  empty: '해당하는 사건이 없습니다.',
  noMatch: '조건에 맞는 사건이 없습니다.',
  failed: '사건 기록을 불러오지 못했습니다.',
  more: '이전 기록 더 보기',
};

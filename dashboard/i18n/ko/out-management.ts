import type * as en from '../en/out-management.ts';
import type { Texts } from '../texts.ts';

export const outRoom: Texts<typeof en.outRoom> = {
  stages: '출고 단계',
  stage: { requested: '요청', ready: '준비', ongoing: '진행 중', out: '완료' },
  part: { requested: '전체', requested_in_stock: '지금 가능', requested_waiting: '아직 재고 아님' },
  columns: { where: '현재 위치', asked: '요청자', askedAt: '요청일' },
  filters: {
    out_stage: '단계',
    search: '코드 또는 상품',
    brand_id: '브랜드',
    product_ids: '상품',
    code: '코드',
    out_requested_time: '요청일',
  },
  until: '{{day}}까지',
  overdue: '{{day}}부터 연체',
  pickup: '{{day}} 수거',
  notAsked: '요청 없음',
  sentTo: '보낼 곳: {{address}}',
  noAddress: '출고 주소가 없습니다.',
  toBrand: '브랜드로 이동',
  brands: {
    open: '브랜드별',
    title: '브랜드별 출고 요청',
    requested: '진행 중인 요청',
    canGo: '그중 재고',
    inStock: '전체 재고',
    address: '보낼 곳',
  },
  force: {
    open: '전량 강제 출고',
    title: '{{brand}} 강제 출고',
    text: '재고 {{amount}}벌이 요청 여부와 관계없이 모두 출고 준비로 바뀝니다. 이 중 브랜드가 요청한 것은 {{asked}}벌입니다.',
    changed: '방금 재고 수량이 바뀌었습니다. 닫고 다시 확인한 뒤 진행하세요.',
    done: '{{amount}}벌을 출고 준비로 바꿨습니다',
    refused: '상태가 바뀌어 처리되지 않은 재고: {{ids}}',
    doIt: '{{amount}}벌 강제 출고',
  },
  packing: {
    open: '포장 목록',
    title: '포장 목록',
    of: '{{amount}}벌, {{time}}',
    print: '인쇄',
    tick: '확인',
  },
};

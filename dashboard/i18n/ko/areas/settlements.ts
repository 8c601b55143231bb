import { settlementWords } from '#domain/settlements/words/ko.ts';
import type * as en from '../../en/areas/settlements.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {
  settlement: {
    status: { none: '내역 없음', open: '정산 전', closed: '마감', paid_out: '지급 완료' },
    side: { sale: '판매', content_use: '콘텐츠 사용' },
    source: { order_item: '주문 상품', look_use: '룩 사용', brand_month: '이전 정산월' },
    step: { settled: '정산', reversed: '정산 취소', confirmed: '확정', ended: '종료', carried: '이월' },
  },
};

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  categories: { brand_month: '브랜드 정산월' },
  categoryWithId: { brand_month: '브랜드 정산월 {{id}}' },
  event: {
    MonthLineAdded: '정산 항목이 추가되었습니다: {{amount}} {{currency}}.',
    MonthClosed: '정산이 마감되었습니다: {{month}}.',
    MonthPaidOut: '판매 대금이 브랜드에 지급되었습니다: {{amount}} {{currency}}, 참조번호 {{reference}}.',
    MonthChargedAgain: '콘텐츠 사용료가 다시 청구되었습니다. 이전 청구서: {{replaced}}.',
    MonthTaxInvoiceNoted: '수수료 세금계산서 승인번호가 등록되었습니다: {{approvalNumber}}.',
  },
  fieldOf: { brand_month: settlementWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { brand_month: '브랜드 정산월' },
  projection: { brand_months: '브랜드 정산월', brand_month_lines: '정산 항목' },
};

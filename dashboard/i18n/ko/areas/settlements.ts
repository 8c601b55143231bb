import { houseWords, settlementWords } from '#domain/settlements/words/ko.ts';
import type * as en from '../../en/areas/settlements.ts';
import type { Texts } from '../../texts.ts';

const status = { none: '내역 없음', open: '정산 전', closed: '마감', paid_out: '지급 완료' };

export const texts: Texts<typeof en.texts> = {
  settlement: {
    status,
    side: { sale: '판매', content_use: '콘텐츠 사용' },
    source: { order_item: '주문 상품', look_use: '룩 사용', brand_month: '이전 정산월' },
    step: { settled: '정산', reversed: '정산 취소', confirmed: '확정', ended: '종료', carried: '이월' },
    fields: settlementWords,
    lines: '정산 항목',
    months: '정산월',
    closes: '마감 예정',
    salesTax: '판매액 포함 세액',
    commissionTax: '수수료 포함 세액',
    contentUseTax: '콘텐츠 사용료 포함 세액',
    carried: '다음 정산월로 이월',
    statement: '정산서(PDF)',
    contentUseInvoice: '콘텐츠 이용 청구서',
    openInvoice: 'PDF 열기',
    moreLines: '항목이 {{amount}}개 더 있습니다. 전체는 내보내기로 확인하세요.',
    figures: {
      sales: '판매액',
      commission: '수수료',
      payable: '지급액',
      contentUse: '콘텐츠 사용료',
    },
    filters: { from: '시작 월', to: '종료 월' },
    why: {
      too_early: '정산월은 다음 달 3일 04:00에 마감됩니다.',
      nothing_to_pay: '브랜드에 지급할 금액이 없습니다.',
      nothing_charged: '청구된 콘텐츠 사용료가 없습니다.',
      no_commission: 'KRW 수수료가 없는 정산월입니다.',
    },
  },
  taxInvoice: {
    kind: { commission: '수수료', transfer: '계좌이체' },
    due: '발급 예정',
    overdue: '기한 초과',
    note: '승인번호 등록',
    correct: '수정',
    fields: {
      id: '번호',
      kind: '구분',
      writtenDate: '작성일자',
      supply: '공급가액',
      tax: '세액',
      amount: '합계',
      dueDate: '발급 기한',
    },
    filters: { isNoted: '발급됨' },
  },
  house: {
    title: '플랫폼 운영 회사',
    note: '마감된 정산월의 문서에는 마감 당시의 정보가 남습니다. 그 밖의 문서와 공개 페이지에는 현재 정보가 표시됩니다.',
    businessHelp: '숫자 10자리: 123-45-67890',
    registrationHelp: 'T와 숫자 13자리: T1234567890123',
    fields: houseWords,
  },
  brandMonth: {
    status,
    refused: {
      nothing_to_pay: '{{currency}}로 지급할 금액이 없습니다. 페이지를 새로고침해 주세요.',
      nothing_charged: '이 정산월에는 {{currency}}로 청구된 콘텐츠 사용료가 없습니다.',
      other_invoice: '다른 사람이 이미 다시 청구했습니다. 페이지를 새로고침해 주세요.',
      being_paid:
        '콘텐츠 사용료 청구서가 미결제이거나 결제되었습니다. 결제 없이 종료된 뒤에 다시 청구하세요.',
      too_early: '아직 마감 전입니다. 다음 달 3일 04:00에 마감됩니다.',
      no_commission: 'KRW 수수료가 없어 세금계산서를 발행할 필요가 없습니다.',
    },
  },
  settlementActions: {
    add_line: '항목 추가',
    close: '마감',
    pay_out: '브랜드 이체 등록',
    charge_again: '콘텐츠 사용료 다시 청구',
    note_tax_invoice: '세금계산서 등록',
  },
  settlementDone: {
    pay_out: '브랜드 이체를 등록했습니다.',
    charge_again: '콘텐츠 사용료를 다시 청구했습니다.',
    note_tax_invoice: '세금계산서를 등록했습니다.',
  },
};

export const rooms: Texts<typeof en.rooms> = {
  taxInvoices: '세금계산서',
  settlements: '정산',
  settlement: '정산 상세',
  house: '운영 회사',
};

export const history: Texts<typeof en.history> = {
  categories: { brand_month: '브랜드 정산월' },
  categoryWithId: { brand_month: '브랜드 정산월 {{id}}', house: '운영 회사' },
  event: {
    MonthLineAdded: '정산 항목이 추가되었습니다: {{amount}} {{currency}}.',
    MonthClosed: '정산이 마감되었습니다: {{month}}.',
    MonthPaidOut: '판매 대금이 브랜드에 지급되었습니다: {{amount}} {{currency}}, 참조번호 {{reference}}.',
    MonthChargedAgain: '콘텐츠 사용료가 다시 청구되었습니다. 이전 청구서: {{replaced}}.',
    MonthTaxInvoiceNoted: '수수료 세금계산서 승인번호가 등록되었습니다: {{approvalNumber}}.',
    HouseRevised: '운영 회사 정보를 수정했습니다.',
  },
  fieldOf: { brand_month: settlementWords, house: houseWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { brand_month: '브랜드 정산월' },
  projection: { brand_months: '브랜드 정산월', brand_month_lines: '정산 항목' },
};

import type { ColumnNames } from '../kit/csv/columns.ts';

/** Column names of this area's files; `sharedColumns` has the others. */
export const stockColumns = {
  abnormal_issue: { en: 'Abnormal issue', ko: '이상 내용', ja: '異常内容' },
  condition_grade: { en: 'Condition grade', ko: '컨디션 등급', ja: 'コンディション等級' },
  currency: { en: 'Currency', ko: '통화', ja: '通貨' },
  hold_reason: { en: 'Why on hold', ko: '보관 사유', ja: '保管理由' },
  holder: { en: 'Holder', ko: '사용처', ja: '使用先' },
  holder_status: { en: 'Holder’s status', ko: '사용처 상태', ja: '使用先の状態' },
  is_settled: { en: 'Amount recorded', ko: '금액 확정', ja: '金額確定' },
  memo_in_use: { en: 'Memo in use', ko: '사용 중 메모', ja: '使用中メモ' },
  out_request_reason: { en: 'Why asked back', ko: '출고 요청 사유', ja: '出庫依頼の理由' },
  out_requested_by: { en: 'Asked back by', ko: '출고 요청자', ja: '出庫依頼者' },
  out_requested_time: { en: 'Asked back', ko: '출고 요청 시각', ja: '出庫依頼日時' },
  out_stock_request: { en: 'Out request', ko: '출고 요청', ja: '出庫依頼' },
  quality: { en: 'Quality', ko: '품질', ja: '品質' },
  reimbursement: { en: 'Reimbursement', ko: '보상금', ja: '補償額' },
  reimbursement_rate: { en: 'Reimbursement rate (%)', ko: '변상율 (%)', ja: '弁償率 (%)' },
  slot: { en: 'Slot', ko: '보관 위치', ja: '保管場所' },
  unavailable_date: { en: 'Unavailable since', ko: '사용 불가일', ja: '使用不可日' },
  unavailable_reason: { en: 'Why unavailable', ko: '사용 불가 사유', ja: '使用不可の理由' },
} as const satisfies ColumnNames;

import { paymentWords } from '#domain/payments/words/ko.ts';
import type * as en from '../../en/areas/payments.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {};

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  categories: { payment: '결제' },
  categoryWithId: { payment: '결제 {{id}}' },
  event: {
    PaymentRequested: '{{amount}} {{currency}} 결제가 요청되었습니다.',
    PaymentTried: '결제를 시도했습니다[[ ({{method}})]].',
    PaymentAccountOpened: '가상계좌가 발급되었습니다.',
    PaymentDeclined: '결제가 거절되었습니다.',
    PaymentConfirmed: '{{amount}} 결제가 확인되었습니다.',
    PaymentUnderpaid: '금액이 부족하게 입금되었습니다: {{amount}}.',
    PaymentMismatched: '다른 금액이 입금되었습니다: {{amount}}. 환불합니다.',
    PaymentFailed: '결제에 실패했습니다.',
    PaymentClosed: '결제가 종료되었습니다.',
    PaymentArrivedLate: '늦게 입금되었습니다: {{amount}}. 환불합니다.',
    RefundRequested: '{{amount}} 환불이 요청되었습니다.',
    PaymentRefunded: '{{amount}} 환불되었습니다.',
    RefundFailed: '환불에 실패했습니다.',
    RefundRetried: '환불을 다시 시도했습니다.',
    RefundAccountGiven: '환불 계좌가 등록되었습니다.',
    PaymentRefundedElsewhere: '결제사에서 {{amount}} 환불되었습니다.',
    PaymentRefundedByHand: '{{amount}} 직접 환불되었습니다.',
    PaymentChargedBack: '카드사가 지불을 거절했습니다.',
    PaymentChargebackWon: '지불 거절이 취소되었습니다.',
    CashReceiptIssued: '{{amount}} 현금영수증이 발급되었습니다.',
    CashReceiptCanceled: '현금영수증이 취소되었습니다.',
    PaymentDiffered: '결제사 기록: 입금 {{amount}}, 환불 {{refunded}}.',
    TaxPolicyRevised: '세율을 수정했습니다.',
  },
  fieldOf: { payment: paymentWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { payment: '결제' },
  projection: { payments: '결제' },
};

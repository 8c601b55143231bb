import { paymentWords } from '#domain/payments/words/ja.ts';
import type * as en from '../../en/areas/payments.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {};

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  categories: { payment: '決済' },
  categoryWithId: { payment: '決済 {{id}}' },
  event: {
    PaymentRequested: '{{amount}} {{currency}} の支払いが依頼されました。',
    PaymentTried: '支払いを試みました[[（{{method}}）]]。',
    PaymentAccountOpened: '仮想口座が発行されました。',
    PaymentDeclined: '支払いが拒否されました。',
    PaymentConfirmed: '{{amount}} の支払いが確認されました。',
    PaymentUnderpaid: '入金額が不足しています：{{amount}}。',
    PaymentMismatched: '異なる金額が入金されました：{{amount}}。返金します。',
    PaymentFailed: '支払いに失敗しました。',
    PaymentClosed: '支払いが終了しました。',
    PaymentArrivedLate: '遅れて入金されました：{{amount}}。返金します。',
    RefundRequested: '{{amount}} の返金が依頼されました。',
    PaymentRefunded: '{{amount}} が返金されました。',
    RefundFailed: '返金に失敗しました。',
    RefundRetried: '返金を再試行しました。',
    RefundAccountGiven: '返金先の口座が登録されました。',
    PaymentRefundedElsewhere: '決済会社で {{amount}} が返金されました。',
    PaymentRefundedByHand: '{{amount}} が手動で返金されました。',
    PaymentChargedBack: 'カード会社がチャージバックしました。',
    PaymentChargebackWon: 'チャージバックが取り消されました。',
    CashReceiptIssued: '{{amount}} の現金領収書が発行されました。',
    CashReceiptCanceled: '現金領収書が取り消されました。',
    PaymentDiffered: '決済会社の記録：入金 {{amount}}、返金 {{refunded}}。',
    TaxPolicyRevised: '税率を変更しました。',
  },
  fieldOf: { payment: paymentWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { payment: '決済' },
  projection: { payments: '決済' },
};

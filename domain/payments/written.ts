import { written } from '../event-versions.ts';
import { payment } from './payment.ts';
import { taxPolicy } from './tax-policy.ts';

export const paymentsWritten = [
  written(payment, {
    PaymentRequested: 1,
    PaymentTried: 1,
    PaymentAccountOpened: 1,
    PaymentDeclined: 1,
    PaymentConfirmed: 1,
    PaymentUnderpaid: 1,
    PaymentMismatched: 1,
    PaymentFailed: 1,
    PaymentClosed: 1,
    PaymentArrivedLate: 1,
    RefundRequested: 1,
    PaymentRefunded: 1,
    RefundFailed: 1,
    RefundRetried: 1,
    RefundAccountGiven: 1,
    PaymentRefundedElsewhere: 1,
    PaymentRefundedByHand: 1,
    PaymentChargedBack: 1,
    PaymentChargebackWon: 1,
    CashReceiptIssued: 1,
    CashReceiptCanceled: 1,
    PaymentDiffered: 1,
  }),
  written(taxPolicy, { TaxPolicyRevised: 1 }),
];

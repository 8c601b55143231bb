import type { PaymentEvent } from '#domain/payments/payment-events.ts';
import { paymentWords } from '#domain/payments/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

export const texts = {} as const;

export const rooms = {} as const;

export const history = {
  categories: { payment: 'Payment' },
  categoryWithId: { payment: 'Payment {{id}}' },
  event: {
    PaymentRequested: 'Payment was requested: {{amount}} {{currency}}.',
    PaymentTried: 'Payment was tried[[ ({{method}})]].',
    PaymentAccountOpened: 'A virtual account was opened.',
    PaymentDeclined: 'Payment was declined.',
    PaymentConfirmed: 'Payment was confirmed: {{amount}}.',
    PaymentUnderpaid: 'Too little was paid: {{amount}}.',
    PaymentMismatched: 'Another amount came: {{amount}}. It is refunded.',
    PaymentFailed: 'Payment failed.',
    PaymentClosed: 'Payment was closed.',
    PaymentArrivedLate: 'Money came late: {{amount}}. It is refunded.',
    RefundRequested: 'Refund of {{amount}} was requested.',
    PaymentRefunded: '{{amount}} was refunded.',
    RefundFailed: 'Refund failed.',
    RefundRetried: 'Refund was retried.',
    RefundAccountGiven: 'A bank account for the refund was given.',
    PaymentRefundedElsewhere: '{{amount}} was refunded at the provider.',
    PaymentRefundedByHand: '{{amount}} was refunded by hand.',
    PaymentChargedBack: 'The card issuer charged the money back.',
    PaymentChargebackWon: 'The charge-back was won.',
    CashReceiptIssued: 'Cash receipt over {{amount}} was issued.',
    CashReceiptCanceled: 'Cash receipt was canceled.',
    PaymentDiffered: 'The provider’s books now show {{amount}} arrived and {{refunded}} refunded.',
    TaxPolicyRevised: 'The tax rates were revised.',
  } as const satisfies EventTexts<PaymentEvent>,
  fieldOf: { payment: paymentWords },
} as const;

export const replay = {
  entities: { payment: 'Payment' },
  projection: { payments: 'Payments' },
} as const;

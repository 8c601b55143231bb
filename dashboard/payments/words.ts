import type { Words } from '../kit/history/words.ts';

export const words: Words = {
  codesOf: {
    payment: {
      method: 'payment.method',
      declined: 'payment.declined',
      refusal: 'payment.refusal',
      kind: 'payment.payable',
    },
    RefundRequested: { why: 'payment.refundReason' },
    PaymentFailed: { why: 'payment.endReason' },
    PaymentClosed: { why: 'payment.endReason' },
  },
  amounts: ['refunded'],
};

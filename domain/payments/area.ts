import type { Area } from '../area.ts';

export const paymentsArea = {
  kinds: ['payment'],
  references: { paymentId: 'payment' },
  referencesOf: {},
  persons: [],
  upcasters: {},
  incidents: {
    PaymentMismatched: 'always',
    PaymentArrivedLate: 'always',
    RefundFailed: 'always',
    PaymentRefundedElsewhere: 'always',
    PaymentRefundedByHand: 'always',
    PaymentChargedBack: 'always',
    PaymentDiffered: 'always',
  },
} as const satisfies Area;

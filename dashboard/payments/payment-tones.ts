import type { ArrivalKind, PaymentStatus } from '#domain/payments/payment-kinds.ts';
import type { Tone } from '../kit/theme/tones.ts';

export const paymentTones: Readonly<Record<PaymentStatus, Tone>> = {
  pending: 'waiting',
  paid: 'good',
  partially_refunded: 'back',
  failed: 'bad',
  canceled: 'neutral',
};

export const arrivalTones: Readonly<Record<ArrivalKind, Tone>> = {
  confirmed: 'good',
  mismatched: 'bad',
  late: 'back',
  underpaid: 'waiting',
};

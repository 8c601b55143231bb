import type {
  ArrivalKind,
  PaymentStatus,
  RefundRefusal,
  RefundStatus,
} from '#domain/payments/payment-kinds.ts';
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

/** The colour of a refund. One that needs an account waits for the payer; other failures wait for staff. */
export function refundTone(status: RefundStatus, refusal: RefundRefusal | null): Tone {
  if (status === 'failed') return refusal === 'needs_account' ? 'waiting' : 'bad';
  return status === 'done' ? 'done' : 'moving';
}

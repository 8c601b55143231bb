import type { RefundRefusal, RefundStatus } from '#domain/payments/payment-kinds.ts';
import type { Tone } from './tones.ts';

/** The colour of a refund. One that needs an account waits for the payer; other failures wait for staff. */
export function refundTone(status: RefundStatus, refusal: RefundRefusal | null): Tone {
  if (status === 'failed') return refusal === 'needs_account' ? 'waiting' : 'bad';
  return status === 'done' ? 'done' : 'moving';
}

import type { RefundRefusal } from '#domain/payments/payment-kinds.ts';
import type { PaymentDetail } from '#read-api/payments/contract.ts';
import type { Tone } from '../kit/theme/tones.ts';

/** The reasons why a payment waits for a person, in the order of their urgency. */
export const waitingTones = {
  refused: 'bad',
  needs_account: 'waiting',
  unknown: 'bad',
  differs: 'bad',
  chargedBack: 'back',
  transfer: 'waiting',
} as const satisfies Record<string, Tone>;
export type WaitingFor = keyof typeof waitingTones;

type Standing = Pick<PaymentDetail, 'status' | 'hasDifference' | 'isChargedBack' | 'method'> & {
  attempts: readonly Pick<PaymentDetail['attempts'][number], 'method' | 'declined' | 'triedTime'>[];
  refunds: readonly Pick<PaymentDetail['refunds'][number], 'status' | 'refusal'>[];
};

/** The age in milliseconds from which a charge without an outcome counts as unknown, as in the list's filter. */
const unknownAfterMs = 3_600_000;

/** Why this payment waits for a person at an instant; empty if it waits for nobody. */
export function waitingFor(payment: Standing, now: number): WaitingFor[] {
  const { status, attempts, refunds, hasDifference, isChargedBack, method } = payment;
  const newest = attempts.at(-1);
  const failedFor = (isSo: (refusal: RefundRefusal | null) => boolean) =>
    refunds.some((refund) => refund.status === 'failed' && isSo(refund.refusal));
  const is: Record<WaitingFor, boolean> = {
    refused: failedFor((refusal) => refusal !== 'needs_account'),
    needs_account: failedFor((refusal) => refusal === 'needs_account'),
    unknown:
      status === 'pending' &&
      newest?.method === 'card' &&
      newest.declined === null &&
      Date.parse(newest.triedTime) < now - unknownAfterMs,
    differs: hasDifference,
    chargedBack: isChargedBack,
    transfer: status === 'pending' && method === 'bank',
  };
  return (Object.keys(waitingTones) as WaitingFor[]).filter((each) => is[each]);
}

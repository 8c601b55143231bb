import type { Consequence } from '../reacting.ts';
import type { PaymentDescription } from './payment-events.ts';

/** Requests the payment of a thing, as the system. */
export function requestedPayment(payment: PaymentDescription): Consequence {
  return { on: 'payment', id: payment.paymentId, as: 'system', command: { action: 'request', ...payment } };
}

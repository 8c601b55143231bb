import type { Reacting } from '../reacting.ts';
import { afterPayment } from './after-payment.ts';
import { payment } from './payment.ts';
import type { PaymentCommand } from './payment-commands.ts';
import type { PaymentEvent } from './payment-events.ts';
import type { Payment } from './payment-state.ts';

export const paymentReacting: Reacting<Payment, PaymentCommand, PaymentEvent> = {
  decider: payment,
  after: afterPayment,
};

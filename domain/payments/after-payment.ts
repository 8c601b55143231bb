import type { BrandInvoiceCommand } from '../brand-invoices/invoice.ts';
import type { Consequence } from '../reacting.ts';
import { arrivalOf } from './money.ts';
import type { PaymentEvent } from './payment-events.ts';
import type { Payment } from './payment-state.ts';

/** Commands that follow from a payment's event on the thing that it pays for. */
export function afterPayment(event: PaymentEvent, payment: Payment): Consequence[] {
  if (payment.for?.kind !== 'brand_invoice') return [];
  const command = forInvoice(event, payment);
  if (command === null) return [];
  return [{ on: 'brand_invoice', id: payment.for.id, as: 'system', command }];
}

function forInvoice({ type, data }: PaymentEvent, payment: Payment): BrandInvoiceCommand | null {
  switch (type) {
    case 'PaymentConfirmed':
      return { action: 'pay', amount: data.amount, paidTime: data.paidTime };
    case 'PaymentDeclined':
      return { action: 'decline', attempt: data.attempt, declined: data.declined };
    case 'PaymentFailed':
    case 'PaymentMismatched':
      return { action: 'fail' };
    case 'PaymentClosed':
      return { action: 'cancel' };
    case 'PaymentRefunded':
    case 'PaymentRefundedByHand':
    case 'PaymentRefundedElsewhere':
      // Money that does not count for the payment goes back without its invoice.
      if (arrivalOf(payment, data.reference)?.kind !== 'confirmed') return null;
      return { action: 'refund', amount: data.amount, refundReference: data.refundReference };
    default:
      return null;
  }
}

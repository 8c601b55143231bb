import type { BrandInvoiceCommand } from '../brand-invoices/invoice.ts';
import type { OrderPaymentNews } from '../orders/order-commands.ts';
import type { Consequence } from '../reacting.ts';
import type { PaymentNews } from '../user-tickets/ticket-commands.ts';
import { arrivalOf } from './money.ts';
import type { PaymentEvent } from './payment-events.ts';
import type { Payment } from './payment-state.ts';

/** Commands that follow from a payment's event on the thing that it pays for. */
export function afterPayment(event: PaymentEvent, payment: Payment): Consequence[] {
  switch (payment.for?.kind) {
    case 'brand_invoice': {
      const command = forInvoice(event, payment);
      return command === null ? [] : [{ on: 'brand_invoice', id: payment.for.id, as: 'system', command }];
    }
    case 'order': {
      const news = forOrder(event);
      if (news === null) return [];
      const command = { action: 'follow_payment', news } as const;
      return [{ on: 'order', id: payment.for.id, as: 'system', command }];
    }
    case 'ticket': {
      const news = forTicket(event, payment);
      if (news === null) return [];
      const command = { action: 'follow_payment', news } as const;
      return [{ on: 'user_ticket', id: payment.for.id, as: 'system', command }];
    }
    default:
      return [];
  }
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

function forTicket({ type, data }: PaymentEvent, payment: Payment): PaymentNews | null {
  switch (type) {
    case 'PaymentConfirmed':
      return { type: 'paid', amount: data.amount };
    case 'PaymentDeclined':
      return { type: 'declined', declined: data.declined };
    case 'PaymentFailed':
    case 'PaymentMismatched':
      return { type: 'failed' };
    case 'PaymentClosed':
      return { type: 'closed' };
    case 'PaymentRefunded':
    case 'PaymentRefundedByHand':
    case 'PaymentRefundedElsewhere':
      if (arrivalOf(payment, data.reference)?.kind !== 'confirmed') return null;
      return { type: 'refunded', amount: data.amount };
    default:
      return null;
  }
}

/** An order does not learn of refunds: it asks for them itself. */
function forOrder({ type, data }: PaymentEvent): OrderPaymentNews | null {
  switch (type) {
    case 'PaymentConfirmed':
      return { type: 'paid', paidTime: data.paidTime };
    case 'PaymentMismatched':
      return { type: 'mismatched' };
    case 'PaymentFailed':
      return { type: 'failed' };
    case 'PaymentClosed':
      return { type: data.why === 'due' ? 'overdue' : 'closed' };
    default:
      return null;
  }
}

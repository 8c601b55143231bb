import { requestedPayment } from '../payments/requested-payment.ts';
import type { Consequence } from '../reacting.ts';
import type { BrandInvoice } from './invoice.ts';
import type { BrandInvoiceEvent } from './invoice-events.ts';

/** How an invoice's payment stands, as the subscription hears of it. */
export type InvoiceNews = 'paid' | 'declined' | 'failed' | 'canceled';

const newsOf = {
  BrandInvoicePaid: 'paid',
  BrandInvoiceDeclined: 'declined',
  BrandInvoiceFailed: 'failed',
  BrandInvoiceCanceled: 'canceled',
} as const;

/** Commands that follow from an invoice's event. `invoice` may be the state at the event or later; its ids do not change. */
export function afterInvoice(event: BrandInvoiceEvent, invoice: BrandInvoice): Consequence[] {
  switch (event.type) {
    case 'BrandInvoiceOpened':
      return [requestPayment(event.data)];
    case 'BrandInvoiceDeclined':
      // The charge for an upgrade holds for that day only, so it is not tried again.
      if (invoice.kind === 'upgrade') {
        const command = { action: 'close', why: 'ended' } as const;
        return [{ on: 'payment', id: invoice.paymentId, as: 'system', command }];
      }
      return toSubscription(event.type, invoice);
    case 'BrandInvoicePaid':
    case 'BrandInvoiceFailed':
    case 'BrandInvoiceCanceled':
      return toSubscription(event.type, invoice);
    case 'BrandInvoiceRefunded': {
      const { brandSubscriptionId: id, brandInvoiceId } = invoice;
      if (id === null) return [];
      const command = { action: 'follow_refund', brandInvoiceId, amount: event.data.amount } as const;
      return [{ on: 'brand_subscription', id, as: 'system', command }];
    }
    default:
      return [];
  }
}

function requestPayment(
  data: Extract<BrandInvoiceEvent, { type: 'BrandInvoiceOpened' }>['data'],
): Consequence {
  const { paymentId, brandInvoiceId, brandId, amount, currency, dueTime } = data;
  return requestedPayment({
    paymentId,
    for: { kind: 'brand_invoice', id: brandInvoiceId },
    payer: { kind: 'brand', id: brandId },
    amount,
    currency,
    dueTime,
  });
}

function toSubscription(
  type: keyof typeof newsOf,
  { brandSubscriptionId, brandInvoiceId }: BrandInvoice,
): Consequence[] {
  if (brandSubscriptionId === null) return [];
  const command = { action: 'follow_invoice', brandInvoiceId, news: newsOf[type] } as const;
  return [{ on: 'brand_subscription', id: brandSubscriptionId, as: 'system', command }];
}

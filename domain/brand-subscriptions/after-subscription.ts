import type { Consequence } from '../reacting.ts';
import type { BrandSubscriptionEvent } from './subscription-events.ts';

/** Commands that follow from a subscription's event: its invoice is opened, or its money goes back. */
export function afterSubscription({ type, data }: BrandSubscriptionEvent): Consequence[] {
  switch (type) {
    case 'BrandSubscriptionStarted':
    case 'BrandSubscriptionRetryAsked':
    case 'BrandSubscriptionUpgradeRequested':
    case 'BrandSubscriptionRenewed': {
      const { invoice } = data;
      if (invoice === null) return [];
      const command = { action: 'open', ...invoice } as const;
      return [{ on: 'brand_invoice', id: invoice.brandInvoiceId, as: 'system', command }];
    }
    case 'BrandSubscriptionCanceled':
    case 'BrandSubscriptionEndedNow':
      return data.refunds.map(({ paymentId, amount }) => ({
        on: 'payment',
        id: paymentId,
        as: 'system',
        command: { action: 'request_refund', reference: null, amount, why: 'canceled' },
      }));
    default:
      return [];
  }
}

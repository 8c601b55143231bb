import { brandInvoiceTransitions } from '#domain/brand-invoices/invoice-transitions.ts';
import { brandSubscriptionTransitions } from '#domain/brand-subscriptions/subscription-transitions.ts';
import type { WriteArea } from '../area.ts';
import { brandSubscriptionRoutes } from './routes.ts';

export const brandSubscriptionsArea: WriteArea = {
  routes: brandSubscriptionRoutes,
  tables: {
    brand_subscription: brandSubscriptionTransitions,
    brand_invoice: brandInvoiceTransitions,
  },
  reads: { brand_admin: ['brand_subscription', 'brand_invoice'] },
};

import type { Area } from '../kit/areas/area.ts';
import { detailTexts } from '../room-texts.ts';
import { subscriptionsPath } from './paths.ts';
import { invoiceTones, subscriptionTones } from './subscription-tones.ts';

const texts = [...detailTexts, 'forms', 'brands', 'brand-plans', 'brand-subscriptions'] as const;

/** The subscriptions of brands to plans, and their invoices. */
export const brandSubscriptions: Area = {
  rooms: [
    {
      name: 'brandPlan',
      path: '/brands/:id/plan',
      access: 'shell',
      section: 'brands',
      under: 'brands',
      page: { texts, load: () => import('./brand-plan-page.tsx').then((m) => m.BrandPlanPage) },
    },
    {
      name: 'brandSubscriptions',
      path: '/brands/:id/subscriptions',
      access: 'shell',
      section: 'brands',
      under: 'brands',
      page: {
        texts,
        load: () => import('./brand-subscriptions-page.tsx').then((m) => m.BrandSubscriptionsPage),
      },
    },
  ],
  kinds: {
    brand_subscription: { statuses: 'brandSubscription.status', tones: subscriptionTones },
    brand_invoice: { statuses: 'brandSubscription.invoiceStatus', tones: invoiceTones },
  },
  followed: [{ path: subscriptionsPath, kind: 'brand_subscription', also: ['brand_invoice', 'payment'] }],
};

import type { BrandSubscriptionEvent } from '#domain/brand-subscriptions/subscription-events.ts';
import { brandSubscriptionWords } from '#domain/brand-subscriptions/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

export const texts = {} as const;

export const rooms = {} as const;

export const history = {
  categories: { brand_subscription: 'Brand subscription' },
  categoryWithId: { brand_subscription: 'Brand subscription {{id}}' },
  event: {
    BrandSubscriptionStarted: 'Plan was chosen. Starts on {{startDate}}.',
    BrandSubscriptionStartExpired: 'The plan was never started.',
    BrandSubscriptionPaid: 'The plan was paid: {{amount}}.',
    BrandSubscriptionPaymentFailed: 'Payment for the plan failed.',
    BrandSubscriptionRetryFailed: 'Another payment for the plan failed.',
    BrandSubscriptionInvoiceDropped: 'Invoice {{brandInvoiceId}} ended without payment.',
    BrandSubscriptionRefundNoted: 'A part of what was paid went back: {{amount}}.',
    BrandSubscriptionGivenUp: 'The service stopped, because the plan was not paid.',
    BrandSubscriptionRetryAsked: 'Another attempt to pay was requested.',
    BrandSubscriptionBegan: 'The plan began.',
    BrandSubscriptionNextPlanChosen: 'Next plan was chosen: {{planId}}.',
    BrandSubscriptionUpgradeRequested: 'An upgrade was requested from {{startDate}}.',
    BrandSubscriptionUpgraded: 'The plan was upgraded: {{amount}} paid.',
    BrandSubscriptionRenewed: 'The plan was renewed.',
    BrandSubscriptionEnded: 'The subscription ended with its period.',
    BrandSubscriptionExtended: 'The period was extended until {{endDate}}.',
    BrandSubscriptionCancelRequested: 'Cancel at the end of the period was requested.',
    BrandSubscriptionCancelWithdrawn: 'The requested cancel was withdrawn.',
    BrandSubscriptionCanceled: 'The subscription was canceled.',
    BrandSubscriptionEndedNow: 'The subscription was ended at once.',
  } as const satisfies EventTexts<BrandSubscriptionEvent>,
  fieldOf: { brand_subscription: brandSubscriptionWords },
} as const;

export const replay = {
  entities: { brand_subscription: 'Brand subscription' },
  projection: { brand_subscriptions: 'Brand subscriptions' },
} as const;

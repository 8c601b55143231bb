import { written } from '../event-versions.ts';
import { brandSubscription } from './subscription.ts';

export const brandSubscriptionsWritten = [
  written(brandSubscription, {
    BrandSubscriptionStarted: 1,
    BrandSubscriptionStartExpired: 1,
    BrandSubscriptionPaid: 1,
    BrandSubscriptionPaymentFailed: 1,
    BrandSubscriptionRetryFailed: 1,
    BrandSubscriptionInvoiceDropped: 1,
    BrandSubscriptionRefundNoted: 1,
    BrandSubscriptionGivenUp: 1,
    BrandSubscriptionRetryAsked: 1,
    BrandSubscriptionBegan: 1,
    BrandSubscriptionNextPlanChosen: 1,
    BrandSubscriptionUpgradeRequested: 1,
    BrandSubscriptionUpgraded: 1,
    BrandSubscriptionRenewed: 1,
    BrandSubscriptionEnded: 1,
    BrandSubscriptionExtended: 1,
    BrandSubscriptionCancelRequested: 1,
    BrandSubscriptionCancelWithdrawn: 1,
    BrandSubscriptionCanceled: 1,
    BrandSubscriptionEndedNow: 1,
  }),
];

import type { BrandSubscriptionEvent } from '#domain/brand-subscriptions/subscription-events.ts';
import {
  evolveBrandSubscription,
  initialBrandSubscription,
} from '#domain/brand-subscriptions/subscription-state.ts';
import { idOf, type Projection } from '../projection.ts';
import { stepped } from './life.ts';
import { spansOfLives } from './spans-of-lives.ts';
import {
  type BrandSubscriptionLifeRow,
  brandSubscriptionLivesTable,
  brandSubscriptionSpansTable,
} from './tables.ts';

/** Lists every event type, so that a missing type does not compile. True if the event may change the status. */
const movesSubscription: Readonly<Record<BrandSubscriptionEvent['type'], boolean>> = {
  BrandSubscriptionStarted: true,
  BrandSubscriptionStartExpired: false,
  BrandSubscriptionPaid: true,
  BrandSubscriptionPaymentFailed: true,
  BrandSubscriptionRetryFailed: false,
  BrandSubscriptionInvoiceDropped: false,
  BrandSubscriptionRefundNoted: false,
  BrandSubscriptionGivenUp: true,
  BrandSubscriptionRetryAsked: false,
  BrandSubscriptionBegan: true,
  BrandSubscriptionNextPlanChosen: false,
  BrandSubscriptionUpgradeRequested: false,
  BrandSubscriptionUpgraded: false,
  BrandSubscriptionRenewed: false,
  BrandSubscriptionEnded: true,
  BrandSubscriptionExtended: false,
  BrandSubscriptionCancelRequested: false,
  BrandSubscriptionCancelWithdrawn: false,
  BrandSubscriptionCanceled: true,
  BrandSubscriptionEndedNow: true,
};

/** A start that expired has no life: there never was a subscription. */
export const brandSubscriptionLives: Projection<BrandSubscriptionLifeRow, BrandSubscriptionEvent> = {
  name: 'brand_subscription_lives',
  table: brandSubscriptionLivesTable,
  categories: ['brand_subscription'],
  knows: (type) => type in movesSubscription,
  keys: (recorded) => (movesSubscription[recorded.event.type] ? [idOf(recorded)] : []),
  fold(row, recorded) {
    const { event, at, revision } = recorded;
    if (row === null && event.type !== 'BrandSubscriptionStarted') return null;
    const before = { ...initialBrandSubscription, ...row?.life.at(-1)?.as, brandId: row?.brandId ?? 0 };
    const { status, isBegun, brandId } = evolveBrandSubscription(before, event, at);
    const step = { from: at, revision: Number(revision), as: { status, isBegun } };
    const life = stepped(row?.life ?? [], step);
    return row?.life === life ? row : { id: idOf(recorded), brandId, life };
  },
};

export const brandSubscriptionSpans = spansOfLives(brandSubscriptionLivesTable, brandSubscriptionSpansTable);

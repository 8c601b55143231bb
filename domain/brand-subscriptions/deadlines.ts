import { endOfBusinessDay, startOfBusinessDay } from '../business-day.ts';
import { type Deadline, later } from '../reacting.ts';
import {
  giveUpAt,
  isEndReached,
  lastDayOf,
  nextPlanOf,
  nextStartOf,
  retriesAt,
} from './subscription-days.ts';
import type { BrandSubscriptionEvent } from './subscription-events.ts';
import { announceDays } from './subscription-kinds.ts';
import type { BrandSubscription } from './subscription-state.ts';
import { isRenewing } from './subscription-transitions.ts';

/** The start of a paid plan, the end of a period, the mail before it, and the retries of a failed payment. */
export interface BrandSubscriptionDeadline extends Deadline {
  name:
    | 'begin_brand_plan'
    | 'turn_brand_period'
    | 'announce_brand_renewal'
    | 'retry_brand_payment'
    | 'give_up_brand_payment';
  brandSubscriptionId: number;
}

/** The deadlines that an event sets. `state` is the state at the event or later. */
export function deadlinesOfSubscription(
  { type }: BrandSubscriptionEvent,
  state: BrandSubscription,
): BrandSubscriptionDeadline[] {
  const { brandSubscriptionId } = state;
  const at = (name: BrandSubscriptionDeadline['name'], dueAt: string) => ({
    name,
    dueAt,
    brandSubscriptionId,
  });
  switch (type) {
    case 'BrandSubscriptionStarted':
    case 'BrandSubscriptionPaid':
    case 'BrandSubscriptionUpgraded':
    case 'BrandSubscriptionRenewed':
    case 'BrandSubscriptionExtended': {
      const lastDay = lastDayOf(state);
      if (state.period === null || lastDay === null) return [];
      const turn = endOfBusinessDay(lastDay);
      const begin = state.isBegun ? [] : [at('begin_brand_plan', startOfBusinessDay(state.period.startDate))];
      return [
        ...begin,
        at('announce_brand_renewal', later(turn, -announceDays * 86_400_000)),
        at('turn_brand_period', turn),
      ];
    }
    case 'BrandSubscriptionPaymentFailed': {
      const { firstFailedAt } = state;
      if (firstFailedAt === null) return [];
      const retries = retriesAt(firstFailedAt).map((dueAt) => at('retry_brand_payment', dueAt));
      return [...retries, at('give_up_brand_payment', giveUpAt(firstFailedAt))];
    }
    default:
      return [];
  }
}

/**
 * The work of a deadline when it fires. `end_payment`: end the payment first, and ask again if that append won; its
 * invoice then tells the subscription. A payment that was paid before decides otherwise.
 */
export type Duty =
  | { do: 'begin' }
  | { do: 'end' }
  | { do: 'give_up' }
  | { do: 'renew'; planId: number; startDate: string }
  | { do: 'announce'; planId: number; startDate: string }
  | { do: 'charge'; paymentId: number }
  | { do: 'end_payment'; by: 'close' | 'fail'; paymentId: number };

/** The duty of a deadline at the instant `at`. Null if it is out of date: the state has moved on. */
export function dutyOf(
  state: BrandSubscription,
  name: BrandSubscriptionDeadline['name'],
  at: string,
): Duty | null {
  const { status, openInvoice, method } = state;
  switch (name) {
    case 'begin_brand_plan':
      return status === 'payment_done' ? { do: 'begin' } : null;
    case 'turn_brand_period':
      if (status !== 'using' || !isEndReached(state, at)) return null;
      if (openInvoice?.kind === 'upgrade') {
        return { do: 'end_payment', by: 'close', paymentId: openInvoice.paymentId };
      }
      if (openInvoice !== null) return null;
      return renewal(state, 'renew') ?? { do: 'end' };
    case 'announce_brand_renewal':
      return status === 'using' && !isEndReached(state, at) && isAnnounceable(state, at)
        ? renewal(state, 'announce')
        : null;
    case 'retry_brand_payment':
      if (status !== 'payment_retry_await' || openInvoice === null || method !== 'card') return null;
      return { do: 'charge', paymentId: openInvoice.paymentId };
    case 'give_up_brand_payment': {
      const { firstFailedAt } = state;
      if (status !== 'payment_retry_await' || firstFailedAt === null || giveUpAt(firstFailedAt) > at)
        return null;
      if (openInvoice === null) return { do: 'give_up' };
      return { do: 'end_payment', by: 'fail', paymentId: openInvoice.paymentId };
    }
  }
}

/** An extension postpones the mail: the deadline that it sets sends it. */
function isAnnounceable(state: BrandSubscription, at: string): boolean {
  const lastDay = lastDayOf(state);
  return lastDay !== null && later(endOfBusinessDay(lastDay), -announceDays * 86_400_000) <= at;
}

function renewal<Do extends 'renew' | 'announce'>(state: BrandSubscription, what: Do) {
  const planId = nextPlanOf(state);
  const startDate = nextStartOf(state);
  if (!isRenewing(state) || planId === null || startDate === null) return null;
  return { do: what, planId, startDate };
}

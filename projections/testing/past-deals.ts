import type { BrandSubscriptionEvent } from '#domain/brand-subscriptions/subscription-events.ts';
import type { LookUseEvent } from '#domain/look-uses/use-events.ts';
import type { OrderEvent } from '#domain/orders/order-events.ts';
import { orderItemTypes } from '#domain/orders/order-kinds.ts';
import { firstPeriod } from '#domain/periods.ts';
import { standardTerms } from '#domain/testing/brand-plans.ts';
import { description, invoiceDescription } from '#domain/testing/brand-subscriptions.ts';
import { useDescription } from '#domain/testing/look-uses.ts';
import { placedItem } from '#domain/testing/orders.ts';
import { ticketDescription } from '#domain/testing/user-tickets.ts';
import type { UserTicketEvent } from '#domain/user-tickets/ticket-events.ts';
import { shuffled, type Told } from './histories.ts';
import { inThePast } from './past-lives.ts';
import { pick, type Random, upTo } from './random.ts';

/**
 * Returns random lives of uses of looks, orders, subscriptions and tickets, `count` of each, over about `days` days. Their times
 * are like those of `pastLives`.
 */
export function pastDeals(random: Random, count: number, days = 20): Told[] {
  const lives = [lookUseLife, orderLife, subscriptionLife, ticketLife];
  const streams = lives.flatMap((life) =>
    Array.from({ length: count }, (_, index) => life(random, index + 1)),
  );
  return inThePast(random, shuffled(streams, random), days);
}

const period = firstPeriod('2025-03-01', 1);
const some = <Event>(random: Random, atMost: number, choices: readonly Event[]) =>
  Array.from({ length: upTo(random, atMost + 1) }, () => pick(random, choices));

function lookUseLife(random: Random, id: number): Told[] {
  const { startDate, endDate } = useDescription;
  const later: LookUseEvent[] = [
    { type: 'LookUseTakenUp', data: {} },
    { type: 'LookUseAgreed', data: {} },
    { type: 'LookUseDeclined', data: {} },
    { type: 'LookUseAskedAgain', data: {} },
    { type: 'LookUseRevised', data: { startDate, endDate, comment: 'longer' } },
    {
      type: 'LookUseConfirmed',
      data: {
        startDate,
        endDate,
        brandPaymentAmount: 150_000,
        curatorReceiveAmount: 90_000,
        pointAmount: null,
        paidDiscountRate: 25,
      },
    },
    { type: 'LookUseCanceled', data: {} },
    { type: 'LookUseEnded', data: { refund: 0 } },
    { type: 'LookUseLookGone', data: {} },
  ];
  const requested: LookUseEvent = {
    type: 'LookUseRequested',
    data: {
      ...useDescription,
      lookUseId: id,
      lookId: 1 + upTo(random, 5),
      brandId: 1 + upTo(random, 3),
      userId: 1 + upTo(random, 5),
      useType: pick(random, ['commercial_use', 'regram', 'ADVERTISING']),
    },
  };
  const expired: LookUseEvent = { type: 'LookUseRequestExpired', data: { lookUseId: id, lookId: 1 } };
  return told(`look_use-${id}`, id % 7 === 0 ? [expired] : [requested, ...some(random, 5, later)]);
}

function orderLife(random: Random, id: number): Told[] {
  const items = Array.from({ length: 1 + upTo(random, 3) }, (_, index) => ({
    ...placedItem,
    itemId: id * 100 + index + 1,
    type: pick(random, orderItemTypes),
    productId: 1 + upTo(random, 5),
    brandId: 1 + upTo(random, 3),
  }));
  const itemId = () => pick(random, items).itemId;
  const parcel = { courier: '04', trackingNumber: '512345678901' } as const;
  const later: (() => OrderEvent)[] = [
    () => ({ type: 'OrderPaid', data: { paidTime: '2025-03-02T00:00:00.000Z' } }),
    () => ({ type: 'OrderCanceled', data: {} }),
    () => ({ type: 'OrderItemsCanceled', data: { itemIds: [itemId()] } }),
    () => ({ type: 'OrderItemPrepared', data: { itemId: itemId() } }),
    () => ({ type: 'OrderItemShipped', data: { itemId: itemId(), ...parcel } }),
    () => ({ type: 'OrderItemCompleted', data: { itemId: itemId() } }),
    () => ({ type: 'OrderItemReturnRequested', data: { itemId: itemId(), fault: 'buyer' } }),
    () => ({ type: 'OrderItemReturned', data: { itemId: itemId(), deduction: 0 } }),
  ];
  const placed: OrderEvent = {
    type: 'OrderPlaced',
    data: {
      orderId: id,
      userId: 1 + upTo(random, 5),
      currency: 'KRW',
      paymentMethod: pick(random, ['card', 'vbank']),
      items,
      buyer: null,
      paymentId: pick(random, [null, 900 + id]),
      dueTime: null,
    },
  };
  const expired: OrderEvent = { type: 'OrderPlaceExpired', data: { orderId: id } };
  const others = some(random, 6, later).map((event) => event());
  return told(`order-${id}`, id % 7 === 0 ? [expired] : [placed, ...others]);
}

function subscriptionLife(random: Random, id: number): Told[] {
  const paid = { brandInvoiceId: 20 + id, amount: 300_000, plan: standardTerms, period };
  const later: BrandSubscriptionEvent[] = [
    { type: 'BrandSubscriptionPaid', data: paid },
    { type: 'BrandSubscriptionPaymentFailed', data: { brandInvoiceId: 20 + id } },
    { type: 'BrandSubscriptionRetryFailed', data: { brandInvoiceId: 20 + id } },
    { type: 'BrandSubscriptionGivenUp', data: {} },
    { type: 'BrandSubscriptionBegan', data: {} },
    { type: 'BrandSubscriptionUpgraded', data: paid },
    { type: 'BrandSubscriptionEnded', data: {} },
  ];
  const isFree = upTo(random, 3) === 0;
  const brandId = 1 + upTo(random, 3);
  const invoice = { ...invoiceDescription, brandInvoiceId: 20 + id, brandId, brandSubscriptionId: id };
  const started: BrandSubscriptionEvent = {
    type: 'BrandSubscriptionStarted',
    data: {
      ...description,
      brandSubscriptionId: id,
      brandId,
      period: isFree ? period : null,
      invoice: isFree ? null : invoice,
    },
  };
  const expired: BrandSubscriptionEvent = {
    type: 'BrandSubscriptionStartExpired',
    data: { brandSubscriptionId: id },
  };
  const stream = `brand_subscription-${id}`;
  return told(stream, id % 7 === 0 ? [expired] : [started, ...some(random, 5, later)]);
}

function ticketLife(random: Random, id: number): Told[] {
  const later: UserTicketEvent[] = [
    { type: 'UserTicketPaid', data: { amount: 39_000, isBegun: true } },
    { type: 'UserTicketPaid', data: { amount: 39_000, isBegun: false } },
    { type: 'UserTicketPaymentFailed', data: { failure: 1, declined: 'no_card' } },
    { type: 'UserTicketGivenUp', data: {} },
    { type: 'UserTicketBegan', data: {} },
    { type: 'UserTicketEnded', data: { nextMemberPlanId: null } },
    { type: 'UserTicketCanceled', data: { refund: 39_000 } },
  ];
  const requested: UserTicketEvent = {
    type: 'UserTicketRequested',
    data: {
      ...ticketDescription,
      ticketId: id,
      userId: 1 + upTo(random, 5),
      tax: 3_545,
      paymentId: pick(random, [null, 800 + id]),
      dueTime: null,
      isBegun: true,
    },
  };
  const expired: UserTicketEvent = { type: 'UserTicketRequestExpired', data: { ticketId: id, userId: 1 } };
  return told(`user_ticket-${id}`, id % 7 === 0 ? [expired] : [requested, ...some(random, 5, later)]);
}

function told(stream: string, events: readonly Told['event'][]): Told[] {
  return events.map((event) => ({ stream, event }));
}

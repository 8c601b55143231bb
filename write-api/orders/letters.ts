import { effectiveTime } from '#domain/event.ts';
import { courierTexts } from '#domain/orders/couriers.ts';
import { order } from '#domain/orders/order.ts';
import type { OrderEvent } from '#domain/orders/order-events.ts';
import type { Order } from '#domain/orders/order-state.ts';
import { cashOf } from '#domain/orders/shares.ts';
import { refundOf } from '#domain/payments/money.ts';
import { payment } from '#domain/payments/payment.ts';
import type { PaymentEvent } from '#domain/payments/payment-events.ts';
import type { Payment } from '#domain/payments/payment-state.ts';
import { product } from '#domain/products/product.ts';
import { later } from '#domain/reacting.ts';
import { nameInLetter } from '#domain/text/public-name.ts';
import type { Language } from '#domain/words/languages.ts';
import { asEvent, entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../deps.ts';
import type { Effect } from '../kit/follower/effect.ts';
import type { LetterText, OrderEnd } from '../mail/texts/letter-texts.ts';
import { letterTexts } from '../mail/texts/texts.ts';
import { amountIn } from '../user-tickets/amount-in.ts';
import { mailMember } from '../user-tickets/mail-member.ts';

/** The number of days after which an event is no longer news. */
const newsForDays = 30;
/** The number of products that a letter names. */
const namedAtMost = 5;

type TextIn = (language: Language) => LetterText;

const ends: Readonly<Record<string, OrderEnd>> = {
  OrderCanceled: 'canceled',
  OrderExpired: 'expired',
  OrderFailed: 'failed',
  OrderForged: 'forged',
} satisfies Partial<Record<OrderEvent['type'], OrderEnd>>;

/** Mails a member what happens to its order, one letter an event. Events that come to light much later are left out. */
export const mailBuyer: Effect = async (deps, stored, id) => {
  const { category } = entityOf(stored.stream);
  if (category !== 'order' && category !== 'payment') return;
  const happenedAt = effectiveTime(stored.metadata, stored.recordedAt, null);
  if (later(happenedAt, newsForDays * 86_400_000) <= deps.clock()) return;
  const news =
    category === 'order' ? await newsOfOrder(deps, stored, id) : await refundNews(deps, stored, id);
  if (news === null) return;
  const cause = { eventId: stored.id, correlationId: stored.metadata.$correlationId };
  await mailMember(deps, { ...news, name: stored.id, cause });
};

interface News {
  userId: number;
  textIn: TextIn;
}

async function newsOfOrder(deps: WriteDeps, stored: StoredEvent, id: number): Promise<News | null> {
  const event = asEvent<OrderEvent>(stored);
  if (!isNews(event)) return null;
  const { state } = await deps.streams.upTo(order, id, stored.revision);
  const items = await namesOf(deps, state, idsIn(event, state));
  const textIn = textOf(event, state, { order: id, items }, stored.metadata.reason ?? '');
  return textIn === null ? null : { userId: state.userId, textIn };
}

/** Whether an event changes what its buyer may expect. */
function isNews({ type }: OrderEvent): boolean {
  return Object.hasOwn(ends, type) || told.has(type);
}

const told: ReadonlySet<OrderEvent['type']> = new Set([
  'OrderPlaced',
  'OrderPaid',
  'OrderItemsCanceled',
  'OrderItemLost',
  'OrderItemShipped',
  'OrderItemReturned',
  'OrderItemReturnRejected',
]);

/** The items that an event is about. */
function idsIn({ data }: OrderEvent, { items }: Order): readonly number[] {
  if ('itemIds' in data) return data.itemIds;
  return 'itemId' in data ? [data.itemId] : items.map(({ itemId }) => itemId);
}

async function namesOf({ streams }: WriteDeps, { items }: Order, ids: readonly number[]): Promise<string> {
  const named = items.filter(({ itemId }) => ids.includes(itemId));
  const names = await Promise.all(
    named.slice(0, namedAtMost).map(async ({ productId }) => {
      const { name } = (await streams.refresh(product, productId)).state;
      return nameInLetter(name);
    }),
  );
  return named.length > namedAtMost ? `${names.join(', ')}, …` : names.join(', ');
}

function textOf(
  event: OrderEvent,
  { items, currency, dueTime }: Order,
  facts: { order: number; items: string },
  reason: string,
): TextIn | null {
  const why = ends[event.type];
  if (why !== undefined) return (language) => letterTexts[language].orderEnded({ ...facts, why });
  switch (event.type) {
    case 'OrderPlaced':
      // Nothing is left to pay: points paid everything.
      if (currency === null || dueTime === null) return (language) => letterTexts[language].orderPaid(facts);
      return (language) =>
        letterTexts[language].orderPlaced({
          ...facts,
          amount: amountIn(language, cashOf(items), currency),
          due: timeIn(language, dueTime),
        });
    case 'OrderPaid':
      return (language) => letterTexts[language].orderPaid(facts);
    case 'OrderItemsCanceled':
    case 'OrderItemLost':
      return (language) => letterTexts[language].orderItemsCanceled(facts);
    case 'OrderItemShipped': {
      const { courier: code, trackingNumber } = event.data;
      return (language) => {
        const courier = courierTexts(language)[code];
        return letterTexts[language].orderShipped({ ...facts, courier, trackingNumber });
      };
    }
    case 'OrderItemReturned':
      return (language) => letterTexts[language].orderReturnReceived(facts);
    case 'OrderItemReturnRejected':
      return (language) =>
        letterTexts[language].orderReturnRefused({ ...facts, reason: nameInLetter(reason) });
    default:
      return null;
  }
}

const timeIn = (language: Language, instant: string): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Seoul',
  }).format(new Date(instant));

/** Tells of money of an order that went back. */
async function refundNews(deps: WriteDeps, stored: StoredEvent, id: number): Promise<News | null> {
  const event = asEvent<PaymentEvent>(stored);
  if (!refunds.has(event.type)) return null;
  const { state } = await deps.streams.upTo(payment, id, stored.revision);
  const { for: paid, payer, currency } = state;
  const amount = refundedBy(event, state);
  if (paid?.kind !== 'order' || payer?.kind !== 'user' || currency === null || amount === 0) return null;
  return {
    userId: payer.id,
    textIn: (language) =>
      letterTexts[language].orderRefunded({ order: paid.id, amount: amountIn(language, amount, currency) }),
  };
}

const refunds: ReadonlySet<PaymentEvent['type']> = new Set([
  'PaymentRefunded',
  'PaymentRefundedByHand',
  'PaymentRefundedElsewhere',
]);

function refundedBy(event: PaymentEvent, state: Payment): number {
  switch (event.type) {
    case 'PaymentRefunded':
    case 'PaymentRefundedByHand':
      return refundOf(state, event.data.refundId)?.amount ?? 0;
    case 'PaymentRefundedElsewhere':
      return event.data.amount;
    default:
      return 0;
  }
}

import type { DomainEvent } from '#domain/event.ts';
import type { LikeOf } from '#domain/likes/like-kinds.ts';
import type { MemberLikesEvent } from '#domain/likes/member-likes.ts';
import type { LookUseEvent } from '#domain/look-uses/use-events.ts';
import type { OrderEvent } from '#domain/orders/order-events.ts';
import { useDescription } from '#domain/testing/look-uses.ts';
import { placedItem, sealedBuyer } from '#domain/testing/orders.ts';
import type { Told } from '#projections/testing/histories.ts';
import { pick, type Random, upTo } from '#projections/testing/random.ts';

interface House {
  products: readonly { id: number; brandId: number }[];
  members: readonly number[];
  looks: number;
  orders: number;
  /** All of it begins in the 100 days before this instant. */
  until: string;
}

const hourMs = 3_600_000;

/** Random orders of one or two items, uses of looks, and likes by members. */
export function randomTrade(random: Random, house: House): Told[] {
  const { products, members, until } = house;
  const begin = () => Date.parse(until) - upTo(random, 100 * 24) * hourMs - 1;
  const told = (stream: string, events: readonly DomainEvent[], from: number): Told[] =>
    events.map((event, index) => ({
      stream,
      event,
      metadata: { occurredAt: new Date(from + index * 60_000).toISOString() },
    }));

  const orders = numbers(house.orders).flatMap((orderId) => {
    const at = begin();
    const items = numbers(1 + upTo(random, 2)).map((place) => {
      const { id: productId, brandId } = pick(random, products);
      const salesPrice = 1_000 * (1 + upTo(random, 90));
      const itemId = orderId * 10 + place;
      const size = { productSizeId: productId * 10, stockItemId: itemId };
      return { ...placedItem, itemId, productId, brandId, ...size, salesPrice, itemCash: salesPrice };
    });
    const placed: OrderEvent = {
      type: 'OrderPlaced',
      data: {
        orderId,
        userId: pick(random, members),
        currency: pick(random, ['KRW', 'KRW', 'JPY'] as const),
        paymentMethod: 'card',
        items,
        buyer: sealedBuyer,
        paymentId: orderId,
        dueTime: until,
      },
    };
    const paid: OrderEvent = { type: 'OrderPaid', data: { paidTime: new Date(at).toISOString() } };
    const itemId = items[0]?.itemId ?? 0;
    const ends: readonly OrderEvent[][] = [
      [],
      [{ type: 'OrderExpired', data: {} }],
      [paid],
      [paid, { type: 'OrderItemsCanceled', data: { itemIds: [itemId] } }],
      [paid, { type: 'OrderItemReturned', data: { itemId, deduction: 0 } }],
    ];
    return told(`order-${orderId}`, [placed, ...pick(random, ends)], at);
  });

  const uses = numbers(house.looks).flatMap((lookUseId) => {
    const of = { lookUseId, lookId: 1 + upTo(random, house.looks), userId: pick(random, members) };
    const { brandId } = pick(random, products);
    const regionId = pick(random, ['KOREA', 'KOREA', 'JAPAN'] as const);
    const requested: LookUseEvent = {
      type: 'LookUseRequested',
      data: { ...useDescription, ...of, brandId, regionId },
    };
    const days = { startDate: useDescription.startDate, endDate: useDescription.endDate };
    const pays = { brandPaymentAmount: 1_000 * upTo(random, 50), curatorReceiveAmount: 1, pointAmount: null };
    const confirmed: LookUseEvent = {
      type: 'LookUseConfirmed',
      data: { ...days, ...pays, paidDiscountRate: 0 },
    };
    const ends: readonly LookUseEvent[][] = [
      [],
      [{ type: 'LookUseRejected', data: {} }],
      [confirmed],
      [confirmed, { type: 'LookUseExpired', data: {} }],
    ];
    return told(`look_use-${lookUseId}`, [requested, ...pick(random, ends)], begin());
  });

  const likes = members.flatMap((userId) => {
    const chosen = numbers(20).map((): LikeOf => {
      const { id: productId, brandId } = pick(random, products);
      return pick(random, [{ productId }, { brandId }, { lookId: 1 + upTo(random, house.looks) }]);
    });
    const events = chosen.flatMap((liked): MemberLikesEvent[] => {
      const like: MemberLikesEvent = { type: 'MemberLiked', data: { liked } };
      return upTo(random, 5) === 0 ? [like, { type: 'MemberUnliked', data: { liked } }] : [like];
    });
    return told(`member_likes-${userId}`, events, begin());
  });

  return [...orders, ...uses, ...likes];
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

import { system } from '#domain/actor.ts';
import { brand } from '#domain/brands/brand.ts';
import { startOfBusinessDay } from '#domain/business-day.ts';
import { memberWallet } from '#domain/cards/wallet.ts';
import { commerceStock } from '#domain/commerce-stock/commerce-stock.ts';
import { member } from '#domain/members/member.ts';
import { order } from '#domain/orders/order.ts';
import type { OrderEvent } from '#domain/orders/order-events.ts';
import { payment } from '#domain/payments/payment.ts';
import { availableOf } from '#domain/points/account-state.ts';
import { heldOf } from '#domain/points/holds.ts';
import { pointAccount } from '#domain/points/point-account.ts';
import { product } from '#domain/products/product.ts';
import { later } from '#domain/reacting.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import { memberRegistration } from '#domain/testing/member-plans.ts';
import { description as stockDescription } from '#domain/testing/stock-items.ts';
import { description as itemDescription, parcel } from '#domain/testing/tryset-items.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { asEvent } from '#event-store/stored-event.ts';
import type { Caller } from '#http/caller.ts';
import { commerceStockDeadline } from '../../commerce-stock/pieces.ts';
import type { Asked } from '../../kit/changes/asked.ts';
import type { Effect } from '../../kit/follower/effect.ts';
import { followerInMemory } from '../../payments/testing/follower.ts';
import { holdDeadline } from '../../points/settle-hold.ts';
import { isFree } from '../../stock/candidates.ts';
import { staff } from '../../testing/house.ts';
import { purchaseDeadline } from '../../tryset-items/item-deadline.ts';
import { reservationDeadline } from '../../trysets/settle-reservation.ts';
import { buyerDeadline, orderItemDeadline } from '../order-deadline.ts';
import { shopDatabase } from './shop-database.ts';

export const mina: Caller = { label: 'user', id: 51, name: 'mina' };
export const jun: Caller = { label: 'user', id: 52, name: 'jun' };
export const keeper: Caller = staff;

/** A dress of 30,000 KRW with two garments, the second of which is cheaper, and a coat of 20,000 KRW with one. */
export const dress = { productId: 301, sizeId: 401, price: 30_000 } as const;
export const coat = { productId: 302, sizeId: 402, price: 20_000 } as const;
/** A bag of 10,000 KRW, of which its brand ships two. */
export const bag = { productId: 303, sizeId: 403, price: 10_000, pieces: 2 } as const;
/** Garments that members try on: one each. */
export const tried = { [mina.id]: 31, [jun.id]: 32 } as Readonly<Record<number, number>>;

export const noon = (day: string) => later(startOfBusinessDay(day), 12 * 3_600_000);

/**
 * A write side in memory with a shop and two members, whose clock the test moves. It crashes once, at the append or the call that
 * moves money with the number `crashAt`. With `losesDatabase`, the database is lost in the crash.
 */
export async function orderHouse(
  start: string,
  crashAt = -1,
  losesDatabase = false,
  effects: readonly Effect[] = [],
) {
  const follower = followerInMemory({
    start,
    crashAt,
    losesDatabase,
    effects,
    async fire(deps, due, context) {
      switch (due.name) {
        case 'settle_hold':
          return holdDeadline.fire(deps, due, context);
        case 'settle_reservation':
          return reservationDeadline.fire(deps, due, context);
        case 'settle_commerce_stock':
          return commerceStockDeadline.fire(deps, due, context);
        case 'abandon_purchase':
          return purchaseDeadline.fire(deps, due, context);
        case 'complete_order_item':
        case 'settle_order_item':
          return orderItemDeadline.fire(deps, due, context);
        case 'forget_buyer':
          return buyerDeadline.fire(deps, due, context);
        default:
      }
    },
  });
  const { log, given } = follower;
  const { streams } = follower.deps;
  const garmentIds = { 501: dress.sizeId, 502: dress.sizeId, 503: coat.sizeId };
  const free = new Map<number, boolean>();
  const db = shopDatabase({
    productOfSize: (id) => [dress, coat, bag].find(({ sizeId }) => sizeId === id)?.productId ?? null,
    garmentsOfSize: (id) =>
      Object.entries(garmentIds)
        .filter(([, sizeId]) => sizeId === id)
        .map(([garment]) => ({ id: Number(garment), isFree: free.get(Number(garment)) ?? true })),
    openOrders: () =>
      log.flatMap((stored) => {
        const { type, data } = asEvent<OrderEvent>(stored);
        return type === 'OrderPlaced' ? data.orderId : [];
      }),
  });
  const deps = { ...follower.deps, db };

  await given(brand, 7, { action: 'register', brandId: 7, ...brandFields });
  await given(brand, 7, { action: 'publish' });
  for (const { productId, sizeId, price } of [dress, coat, bag]) {
    await given(product, productId, { action: 'register', productId, brandId: 7, ...productFields(price) });
    const size = { productId, productSizeId: sizeId, sizeTypeId: 1, name: null, measurements: [] };
    await given(product, productId, { action: 'add_size', ...size });
    await given(product, productId, { action: 'publish' });
  }
  const ofBag = { productSizeId: bag.sizeId, productId: bag.productId, brandId: 7 };
  await given(commerceStock, bag.sizeId, { action: 'set_sale', ...ofBag, type: 'brand', isForSale: true });
  await given(commerceStock, bag.sizeId, { action: 'set_available_count', availableCount: bag.pieces });
  for (const [id, productSizeId] of Object.entries(garmentIds)) {
    const stockItemId = Number(id);
    const productId = productSizeId === dress.sizeId ? dress.productId : coat.productId;
    const discountRate = stockItemId === 502 ? 50 : 0;
    const garment = { ...stockDescription, stockItemId, code: id, productId, productSizeId, discountRate };
    await given(stockItem, stockItemId, { action: 'register', ...garment });
    await given(stockItem, stockItemId, { action: 'enter', slot: null });
  }
  const card = { lastFour: '4242', issuer: null, description: null, lacksGuardian: false };
  for (const { id } of [mina, jun]) {
    await given(member, id, memberRegistration(id), system);
    await given(memberWallet, id, { action: 'register_card', ownerId: id, cardId: id + 10, ...card });
    await trying(id, tried[id] ?? 0);
  }
  await follower.settle();
  follower.arm();

  /** Lends a garment of the dress to a member. */
  async function trying(userId: number, trysetItemId: number): Promise<void> {
    const stockItemId = 500 + trysetItemId;
    const holder = { kind: 'tryset_item', id: trysetItemId } as const;
    const of = { productId: dress.productId, productSizeId: dress.sizeId };
    const garment = { ...stockDescription, ...of, stockItemId, code: `t${stockItemId}`, discountRate: 0 };
    await given(stockItem, stockItemId, { action: 'register', ...garment });
    await given(stockItem, stockItemId, { action: 'enter', slot: null });
    await given(stockItem, stockItemId, { action: 'reserve', holder, waitsFor: null }, system);
    const item = { ...itemDescription, ...of, trysetItemId, userId, stockItemId };
    await given(trysetItem, trysetItemId, { action: 'request', ...item, isExpress: false });
    await given(trysetItem, trysetItemId, { action: 'accept' });
    await given(trysetItem, trysetItemId, { action: 'outbound', ...parcel });
    await given(trysetItem, trysetItemId, { action: 'force_delivered' });
  }

  return {
    ...follower,
    deps,
    ask: <Result>(send: (asked: Asked) => Promise<Result>, caller = mina) => follower.ask(send, caller),
    givePoints: (id: number, amount: number) =>
      given(pointAccount, id, {
        action: 'give',
        amount,
        pointReason: 'curator_event',
        message: '',
        forLook: null,
      }),
    order: async (id: number) => (await streams.refresh(order, id)).state,
    /** All orders that were placed. */
    orders: async () => {
      const placed = log.flatMap((stored) => {
        const { type, data } = asEvent<OrderEvent>(stored);
        return type === 'OrderPlaced' ? data.orderId : [];
      });
      return Promise.all(placed.map(async (id) => (await streams.refresh(order, id)).state));
    },
    payment: async (id: number) => (await streams.refresh(payment, id)).state,
    garment: async (id: number) => (await streams.refresh(stockItem, id)).state,
    shopStock: async (sizeId: number) => (await streams.refresh(commerceStock, sizeId)).state,
    item: async (id: number) => (await streams.refresh(trysetItem, id)).state,
    points: async (id: number) => {
      const { state } = await streams.refresh(pointAccount, id);
      return { balance: state.balance, available: availableOf(state), held: heldOf(state.holds) };
    },
    /** The index says which garments are free. It may be wrong, as after a crash. */
    async indexGarments(): Promise<void> {
      for (const id of Object.keys(garmentIds).map(Number)) {
        free.set(id, isFree((await streams.refresh(stockItem, id)).state));
      }
    },
  };
}

export type OrderHouse = Awaited<ReturnType<typeof orderHouse>>;

const brandFields = {
  name: 'Maven',
  nameKo: null,
  skuCode: null,
  regionId: 'KOREA',
  instagramId: null,
  commissionRate: 33,
  isFeatured: false,
  isExclusive: false,
  exclusiveCuratorIds: [],
  agreeMarketing: false,
} as const;

const productFields = (price: number) =>
  ({
    name: 'A garment',
    code: null,
    categoryId: null,
    gender: 'female',
    originalPrice: price,
    price,
    discountRate: 0,
    useMode: 'rent',
    regionId: 'KOREA',
    seasonId: null,
    styleIds: [],
    colorCode: null,
    materials: [],
    externalLink: null,
    subsidiaryInfo: null,
    enterpriseProductCode: null,
    priority: 0,
    isSaleForCurator: true,
    isCommerceSaleAvailable: true,
  }) as const;

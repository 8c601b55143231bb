// @module-tag thorough
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DomainEvent } from '#domain/event.ts';
import { occasionDescription, reservationDescription } from '#domain/testing/brand-events.ts';
import { feedbackDescription } from '#domain/testing/feedback.ts';
import { useDescription } from '#domain/testing/look-uses.ts';
import { placedItem } from '#domain/testing/orders.ts';
import { type Bench, openBench } from '#projections/testing/harness.ts';
import { stored, type Told } from '#projections/testing/histories.ts';
import { aSeed, pick, type Random, seeded, upTo } from '#projections/testing/random.ts';
import { adminA, openTestModels, staff, type TestModels } from './testing/test-models.ts';

const brandIds = [1, 2];
const userIds = [51, 52, 53, 54, 55, 56];
const productIds = [301, 302];
const ids = Array.from({ length: 12 }, (_, index) => index + 1);
const names = ['Acme', 'Bolt', 'Shop'];
const nothing = {};

let bench: Bench;
let kept: TestModels;
let random: Random;
beforeAll(async () => {
  const seed = aSeed();
  console.log(`seed ${seed}`);
  random = seeded(seed);
  bench = await openBench();
  kept = await opened();
});
afterAll(async () => {
  await kept.close();
  await bench.close();
});

const opened = () =>
  openTestModels({ database: { databaseUrl: bench.databaseUrl, close: async () => undefined } });
const told = (stream: string, type: string, data: object): Told => ({
  stream,
  event: { type, data } as DomainEvent,
});
const personal = () => {
  const [username, name] = [pick(random, ['anna', 'shopper', 'bo']), pick(random, ['Hana', 'Shop', 'Lee'])];
  return `sealed:${JSON.stringify({ username, name })}`;
};

function house(): Told[] {
  const setting = { postDelayDay: 14, instagramRewardPoint: 0, youtubeRewardPoint: 0 };
  const systemSetting = { ...setting, requestAmountPerTryset: 3, canHideLook: false };
  const userOf = {
    username: null,
    role: 'curator',
    grade: 'red',
    gender: 'female',
    regionId: 'KOREA',
    bio: null,
  };
  const brandOf = { nameKo: null, skuCode: null, regionId: 'KOREA', instagramId: null, commissionRate: 15 };
  const priced = { originalPrice: 1, price: 1, discountRate: 0, useMode: 'rent', regionId: 'KOREA' };
  const described = { styleIds: [], materials: [], priority: 0, gender: 'female', categoryId: null };
  return [
    ...brandIds.map((brandId) =>
      told(`brand-${brandId}`, 'BrandRegistered', { ...brandOf, brandId, name: pick(random, names) }),
    ),
    ...userIds.map((userId) =>
      told(`user-${userId}`, 'MemberRegistered', {
        ...userOf,
        userId,
        isPublic: false,
        personal: personal(),
        systemSetting,
      }),
    ),
    ...productIds.map((productId) =>
      told(`product-${productId}`, 'ProductRegistered', {
        ...priced,
        ...described,
        productId,
        brandId: pick(random, brandIds),
        name: pick(random, names),
        code: `P-${productId}`,
      }),
    ),
  ];
}

/** The first events of a thing of each list. Its brand and member are random. */
function things(id: number): Told[] {
  const of = { brandId: pick(random, brandIds), userId: pick(random, userIds) };
  const use = {
    ...useDescription,
    ...of,
    lookUseId: id,
    comment: pick(random, ['for our SHOP', 'spring', '']),
  };
  const occasion = { ...occasionDescription, brandId: of.brandId, brandEventId: id };
  const visit = { ...reservationDescription, ...of, reservationId: id, brandEventId: pick(random, ids) };
  const item = {
    ...placedItem,
    brandId: of.brandId,
    productId: pick(random, productIds),
    itemId: id * 100 + 1,
  };
  const order = { orderId: id, userId: of.userId, currency: 'KRW', paymentMethod: 'card', paymentId: null };
  const timed = { dueTime: null, placedTime: '2026-05-20T03:00:00.000Z', buyer: null };
  return [
    told(`look_use-${id}`, 'LookUseRequested', use),
    told(`brand_feedback-${id}`, 'BrandFeedbackGiven', {
      ...feedbackDescription,
      ...of,
      brandFeedbackId: id,
    }),
    told(`brand_event-${id}`, 'BrandEventRegistered', {
      ...occasion,
      brandTag: pick(random, ['shop', 'party']),
    }),
    told(`reservation-${id}`, 'ReservationBooked', visit),
    told(`order-${id}`, 'OrderPlaced', { ...order, ...timed, items: [item] }),
  ];
}

/** Another name of a member, a brand or a product. */
function renaming(): Told {
  const happens: readonly (() => Told)[] = [
    () => told(`user-${pick(random, userIds)}`, 'MemberPersonalDataSet', { personal: personal() }),
    () => told(`brand-${pick(random, brandIds)}`, 'BrandRevised', { changed: { name: pick(random, names) } }),
    () =>
      told(`product-${pick(random, productIds)}`, 'ProductRevised', {
        changed: { name: pick(random, names) },
      }),
  ];
  return pick(random, happens)();
}

/** Another event that moves rows of a list, or none. */
function somethingElse(): Told {
  const one = (category: string) => `${category}-${pick(random, ids)}`;
  const { startDate, endDate } = useDescription;
  const happens: readonly (() => Told)[] = [
    () => told(one('look_use'), 'LookUseTakenUp', nothing),
    () =>
      told(one('look_use'), 'LookUseRevised', { startDate, endDate, comment: pick(random, ['Shop', 'no']) }),
    () =>
      told(one('brand_feedback'), 'BrandFeedbackConfirmed', {
        regramPoint: 0,
        commercialUsePoint: 0,
        likePoint: 1,
      }),
    () =>
      told(one('brand_event'), 'BrandEventRevised', {
        changed: { brandTag: pick(random, ['shop', 'party']) },
      }),
    () => told(one('brand_event'), 'BrandEventApproved', nothing),
    () => told(one('reservation'), 'ReservationCanceled', { by: 'user' }),
    () => told(one('order'), 'OrderCanceled', nothing),
    () => told(`user-${pick(random, userIds)}`, 'MemberForgotten', nothing),
    () => told('member_wallet-51', 'PlanPointsChosen', { usesPoints: true }),
  ];
  return pick(random, happens)();
}

/** One event to five, mostly with a new name. */
const aBatch = () => [
  ...(upTo(random, 4) === 0 ? [] : [renaming()]),
  ...Array.from({ length: 1 + upTo(random, 4) }, () => somethingElse()),
];

const texts = ['q=shop', 'q=an', 'q=acme', 'user_id=51&q=bolt'];
const lists = [
  ...[...texts, 'username=an', 'statuses=in_progress&q=shop'].map((filter) => `look-uses?${filter}`),
  ...[...texts, 'states=confirmed'].map((filter) => `looks/feedbacks?${filter}`),
  ...['q=shop', 'q=acme', 'states=recruiting'].map((filter) => `brand-events?${filter}`),
  ...[...texts, 'states=curator_canceled'].map((filter) => `reservations?${filter}`),
];
const orderLists = ['orders', 'orders/invoice-items'].flatMap((list) =>
  [...texts, 'user_name=an', 'statuses=canceled&q=shop'].map((filter) => `${list}?${filter}`),
);
const calls = [...lists.map((list) => `/v1/${list}`), ...orderLists.map((list) => `/v2/${list}`)];

test('a followed count equals a full count after every event', async () => {
  const batches = [[...house(), ...ids.flatMap(things)], ...Array.from({ length: 48 }, aBatch)];
  const all = stored(batches.flat());
  const moved = new Set<string>();
  const before = new Map<string, number>();
  let done = 0;
  for (const [number, batch] of batches.entries()) {
    // Random names may move few lists at first, so the events go on until most lists have moved.
    if (number > 12 && moved.size > calls.length / 2) break;
    await bench.take(all.slice(done, done + batch.length));
    done += batch.length;
    const fresh = await opened();
    for (const caller of [staff, adminA]) {
      for (const call of calls) {
        // Brands see items of orders only.
        if (caller === adminA && call.startsWith('/v2/orders?')) continue;
        const [followed, counted] = [await kept.get(caller, call), await fresh.get(caller, call)];
        expect([call, followed.status, followed.body.count]).toEqual([call, 200, counted.body.count]);
        const key = `${caller.label} ${call}`;
        if (before.has(key) && before.get(key) !== counted.body.count) moved.add(call);
        before.set(key, counted.body.count);
      }
    }
    await fresh.close();
  }
  expect(moved.size).toBeGreaterThan(calls.length / 2);
}, 180_000);

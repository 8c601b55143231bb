// @module-tag thorough
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DomainEvent } from '#domain/event.ts';
import type { LookEvent } from '#domain/looks/look-events.ts';
import { type Bench, openBench } from '#projections/testing/harness.ts';
import { stored, type Told } from '#projections/testing/histories.ts';
import { aSeed, pick, type Random, seeded, upTo } from '#projections/testing/random.ts';
import { adminA, member, openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { randomLooks } from './testing/random-looks.ts';

const productIds = [1, 2, 3, 4, 5, 6];
const categoryIds = [71, 72, 73];
const userIds = [51, 52, 53];
const names = ['Linen coat', 'Wool skirt', 'Linen shirt'];

let bench: Bench;
let kept: TestModels;
let random: Random;
let batches: Told[][];
beforeAll(async () => {
  const seed = aSeed();
  console.log(`seed ${seed}`);
  random = seeded(seed);
  bench = await openBench();
  kept = await opened();
  batches = [[...house(), ...looks(1)], ...Array.from({ length: 9 }, () => somethingElse())];
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

/** Random categories below each other, products of any category or none, and members of any name. */
function house(): Told[] {
  const categories = categoryIds.map((id) =>
    told(`category-${id}`, 'CategoryRegistered', {
      id,
      name: `category ${id}`,
      priority: 0,
      isPublished: true,
      gender: null,
      parentId: id === 71 ? null : 71,
      isSupportMultipleTry: false,
    }),
  );
  const products = productIds.map((productId) =>
    told(`product-${productId}`, 'ProductRegistered', {
      productId,
      brandId: 1 + (productId % 2),
      name: pick(random, names),
      code: `P-${productId}`,
      categoryId: pick(random, categoryIds),
      gender: 'female',
      originalPrice: 1,
      price: 1,
      discountRate: 0,
      useMode: 'rent',
      regionId: 'KOREA',
      seasonId: null,
      styleIds: [],
      colorCode: null,
      materials: [],
      externalLink: null,
      subsidiaryInfo: null,
      priority: 0,
      enterpriseProductCode: null,
      isSaleForCurator: true,
      isCommerceSaleAvailable: false,
    }),
  );
  const members = userIds.map((userId) =>
    told(`user-${userId}`, 'MemberRegistered', {
      userId,
      username: null,
      role: 'curator',
      grade: 'red',
      gender: 'female',
      regionId: 'KOREA',
      bio: null,
      isPublic: false,
      personal: personal(),
      systemSetting,
    }),
  );
  return [...categories, ...products, ...members];
}
const systemSetting = {
  postDelayDay: 14,
  instagramRewardPoint: 3000,
  youtubeRewardPoint: 10000,
  requestAmountPerTryset: 3,
  canHideLook: false,
};
const personal = () => `sealed:${JSON.stringify({ username: pick(random, ['hana', 'anna', 'lee']) })}`;

function looks(first: number): Told[] {
  const products = productIds.map((id) => ({ id, brandId: 1 + (id % 2) }));
  const made = randomLooks(random, { products, looks: 40, until: '2025-06-01T00:00:00.000Z' });
  if (first === 1) return made;
  return made.map((each) => moved(each, first));
}

/** A copy of a look with new ids. */
function moved({ stream, event, metadata }: Told, first: number): Told {
  const { type, data } = event as LookEvent;
  const id = Number(stream.slice('look-'.length)) + first;
  const isPosted = type === 'LookPosted';
  const words = { link: null, description: pick(random, ['A day out', 'Linen again']) };
  const of = isPosted ? { lookId: id, words, hasLink: false } : {};
  return {
    stream: `look-${id}`,
    event: { type, data: { ...data, ...of } } as DomainEvent,
    ...(metadata && { metadata }),
  };
}

/** Random events, some of which may move looks; one or several at a time. */
function somethingElse(): Told[] {
  const look = () => `look-${1 + upTo(random, 40)}`;
  const happens: readonly (() => Told[])[] = [
    () => [
      told(look(), 'LookRevised', {
        changed: { description: pick(random, ['no coat', 'Linen']) },
        hasLink: null,
      }),
    ],
    () => [told(look(), 'LookHidden', {}), told(look(), 'LookShown', {})],
    () => [told(look(), 'LookRemoved', { entries: [] })],
    () => [told(look(), 'LookItemUntagged', { entryId: 1 + upTo(random, 60), points: 0, trysetItemId: 1 })],
    () => [
      told(`product-${pick(random, productIds)}`, 'ProductRevised', {
        changed: { name: pick(random, names) },
      }),
    ],
    () => [
      told(`product-${pick(random, productIds)}`, 'ProductRevised', {
        changed: { categoryId: pick(random, categoryIds) },
      }),
    ],
    () => [
      told(`category-${pick(random, [72, 73])}`, 'CategoryRevised', {
        changed: { parentId: pick(random, [71, null]) },
      }),
    ],
    () => [told(`user-${pick(random, userIds)}`, 'MemberPersonalDataSet', { personal: personal() })],
    () => [
      told(`user-${pick(random, userIds)}`, 'MemberRevised', {
        changed: { isPublic: upTo(random, 2) === 0 },
      }),
    ],
    () => [told('member_wallet-51', 'PlanPointsChosen', { usesPoints: true })],
    () => looks(1_000 * (1 + upTo(random, 900))),
  ];
  return Array.from({ length: 1 + upTo(random, 3) }, () => pick(random, happens)()).flat();
}

const filters = [
  'category_ids=71',
  'category_ids=72',
  'category_ids=73,0',
  'category_ids=72&certification_status=certified',
  'q=linen',
  'q=coat',
  'q=an',
  'q=P-3',
  'product_ids=2&sns_type=Instagram',
  'user_id=51&brand_id=2',
  'username=an&is_hidden=false',
  'public_user=true&category_ids=71',
  'brand_like_exists=true&q=linen',
  'ids=1,2,3,1002',
  'decided_by=ACTOR&product_ids=1,2',
  'category_ids=71&created_time_after=2025-05-01',
];
const callers = [staff, adminA, member(51)];

test('a followed count equals a full count after every event', async () => {
  const told = stored(batches.flat());
  let done = 0;
  for (const batch of batches) {
    await bench.take(told.slice(done, done + batch.length));
    done += batch.length;
    const fresh = await opened();
    for (const caller of callers) {
      for (const filter of filters) {
        const asked = `/v1/looks?limit=1&${filter}`;
        const [followed, counted] = [await kept.get(caller, asked), await fresh.get(caller, asked)];
        expect([filter, followed.status, followed.body.count]).toEqual([filter, 200, counted.body.count]);
      }
    }
    await fresh.close();
  }
}, 180_000);

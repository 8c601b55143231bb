import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LookEvent } from '#domain/looks/look-events.ts';
import type { LookWords } from '#domain/looks/words.ts';
import { approved, byRule, entry, lookDescription, otherEntry, rejected } from '#domain/testing/looks.ts';
import type { BrandAdminCaller } from '#http/caller.ts';
import { type Bench, openBench } from '#projections/testing/harness.ts';
import { stored, type Told } from '#projections/testing/histories.ts';
import { member, openTestModels, staff, type TestModels } from '../testing/test-models.ts';

const adminOf = (brandId: number): BrandAdminCaller => ({
  label: 'brand_admin',
  id: brandId * 10,
  name: 'Lee',
  brandId,
  brand: { name: 'Acme', nameKo: null },
});

/**
 * Look 81 tags an item of each of two brands, look 82 one of the second brand. Look 83 tags one of the first brand
 * and links to the post of 81.
 */
function post(
  lookId: number,
  entries: readonly (typeof entry)[],
  more: Partial<typeof lookDescription> = {},
) {
  const data = { ...lookDescription, ...more, lookId, entries };
  return told(lookId, { type: 'LookPosted', data });
}
/** Event data of another look, in the readable form used before version 2. */
const saying = (words: Partial<LookWords>) => ({
  words: { link: null, description: '오늘의 룩 #광고 @acme.official', ...words },
  hasLink: (words.link ?? null) !== null,
});
const told = (lookId: number, event: LookEvent): Told => ({ stream: `look-${lookId}`, event });
const liking = (userId: number, id: number): Told => ({
  stream: `member_likes-${userId}`,
  event: { type: 'MemberLiked', data: { liked: { lookId: id } } },
});
const mine = (entryId: number, of: typeof entry) => ({
  ...of,
  entryId,
  of: { kind: 'tryset_item' as const, id: entryId },
});
const history: Told[] = [
  post(81, [entry, otherEntry]),
  post(82, [mine(93, otherEntry)], {
    userId: 52,
    userGender: 'male',
    snsType: 'Blog',
    ...saying({ link: null }),
  }),
  post(83, [mine(94, entry)], {
    images: [71, 72].map((imageId) => ({ imageId, hash: 'c'.repeat(64) })),
    ...saying({ link: 'https://instagram.com/reel/C7abcDEfgHi?igsh=x', description: '봄 코디' }),
  }),
  told(81, { type: 'LookItemChecked', data: { entryId: entry.entryId, ...byRule } }),
  told(81, approved),
  told(81, { type: 'BrandLikedLook', data: { brandId: 8 } }),
  told(81, { type: 'LookReported', data: { brandId: 8, reportType: 'other', comment: 'secret' } }),
  told(83, { ...rejected, data: { ...rejected.data, entryId: 94 } } as LookEvent),
  told(82, { type: 'LookReactionsCounted', data: { like: 10, comment: 1, view: null, followers: 900 } }),
  told(82, { type: 'LookSnsFailed', data: { problem: 'rate_limited' } }),
  told(82, { type: 'LookReactionsCounted', data: { like: 30, comment: null, view: null, followers: 901 } }),
  post(84, [mine(95, entry)]),
  told(84, { type: 'LookRemoved', data: { entries: [] } }),
  liking(51, 83),
  liking(52, 83),
  liking(51, 81),
];

/** The day on which all these looks are decided, in Korea as elsewhere. */
const decidedOn = '2025-01-01';

let bench: Bench;
let models: TestModels;
beforeAll(async () => {
  bench = await openBench();
  await bench.take(stored(history));
  models = await openTestModels({
    database: { databaseUrl: bench.databaseUrl, close: async () => undefined },
  });
});
afterAll(async () => {
  await models.close();
  await bench.close();
});

const ids = async (query: string, caller: Parameters<TestModels['get']>[0] = staff) => {
  const { status, body } = await models.get(caller, `/v1/looks?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.count).toBe(body.data.length);
  return body.data.map(({ id }: { id: number }) => id);
};

describe('what people have decided today', () => {
  const path = '/v1/looks/certification_progress';
  const on = async (now: string, caller: Parameters<TestModels['get']>[0] = staff) => {
    const database = { databaseUrl: bench.databaseUrl, close: async () => undefined };
    const then = await openTestModels({ database, now: () => new Date(now) });
    const answer = await then.get(caller, path);
    await then.close();
    return answer;
  };

  it('is counted by person, without automatic decisions, and by Korean days', async () => {
    const sameDay = await on(`${decidedOn}T14:59:00.000Z`);
    expect(sameDay.body).toEqual({
      day: decidedOn,
      people: [
        {
          approvedCount: 1,
          rejectedCount: 1,
          deferredCount: 0,
          user: { label: 'staff', id: 1, name: null },
        },
      ],
    });
    expect((await on(`${decidedOn}T15:00:00.000Z`)).body.people).toEqual([]);
  });

  it('is refused to everyone but staff', async () => {
    expect((await on(`${decidedOn}T14:59:00.000Z`, adminOf(7))).status).toBe(403);
  });
});

describe('the list', () => {
  it.each([
    ['', [83, 82, 81]],
    ['order=id', [81, 82, 83]],
    ['sns_type=Instagram', [83, 81]],
    ['sns_type=Any', [83, 82, 81]],
    ['gender=male', [82]],
    ['product_ids=302', [82, 81]],
    ['tryset_item_ids=94,93', [83, 82]],
    ['user_id=52', [82]],
    ['brand_id=7', [83, 81]],
    ['brand_id=8&product_v2_ids=301', [81]],
    ['is_duplicate=true', [83, 81]],
    ['is_duplicate=false', [82]],
    ['certification_status=Pending', [82, 81]],
    ['certification_status=Approved', []],
    ['certification_status=rejected,Deferred', [83]],
    ['brand_like_exists=true', [81]],
    ['brand_like_exists=true&brand_id=7', []],
    ['brand_like_exists=false', [83, 82]],
    ['decided_by=ACTOR', [83, 81]],
    ['decided_by=RULE', []],
    [`decided_time=${decidedOn}`, [83, 81]],
    ['decided_time=2000-01-01', []],
    ['brand_ids=7,9', [83, 81]],
    ['q=%EB%B4%84', [83]],
    ['is_link_valid=true', []],
    ['is_hidden=false&created_time=2000-01-01', []],
  ])('filtered by %s', async (query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });

  it('refuses unknown filters', async () => {
    expect((await models.get(staff, '/v1/looks?certification_status=Done')).status).toBe(400);
    expect((await models.get(staff, '/v1/looks?colour=red')).status).toBe(400);
  });

  it('shows a member its own looks', async () => {
    expect(await ids('', member(52))).toEqual([82]);
    expect((await models.get(member(52), '/v1/looks/81')).status).toBe(404);
    expect((await models.get(staff, '/v1/looks/84')).status).toBe(404);
  });
});

describe('each brand', () => {
  it('sees the looks that tag its items, with only these items and their status', async () => {
    expect(await ids('', adminOf(7))).toEqual([83, 81]);
    expect(await ids('', adminOf(8))).toEqual([82, 81]);
    expect(await ids('', adminOf(9))).toEqual([]);
    const one = (await models.get(adminOf(7), '/v1/looks/81')).body;
    expect(one).toMatchObject({ status: 'certified', isCertified: true, lookReports: [], brandLikes: [] });
    expect(one.lookItemMappings).toMatchObject([{ id: 91, uploadPoint: null, givenPoints: null }]);
    const two = (await models.get(adminOf(8), '/v1/looks/81')).body;
    expect(two).toMatchObject({
      status: 'in_progress',
      brandLike: { isMyLike: true, count: 1 },
      reportCount: 1,
    });
    expect(two.lookItemMappings).toMatchObject([{ id: 92, latestCertificationStatus: 'Pending' }]);
  });

  it('sees neither other brands’ interactions nor a look’s history', async () => {
    const { text } = await models.get(adminOf(7), '/v1/looks/81');
    expect(text).not.toMatch(/secret|302/);
    expect((await models.get(adminOf(7), '/v1/looks/81/brand-interaction-details')).body).toEqual({
      likes: [],
      feedbacks: [],
      reports: [],
    });
    expect((await models.get(adminOf(7), '/v1/looks/81/history')).status).toBe(404);
    expect((await models.get(adminOf(7), '/v1/looks/82')).status).toBe(404);
    const contents = (await models.get(adminOf(7), '/v1/looks/contents')).body;
    expect(contents.data.map(({ id }: { id: number }) => id)).toEqual([94, 91]);
  });
});

describe('counts', () => {
  it.each([
    ['staff', staff, ''],
    ['staff by a filter', staff, 'brand_id=7'],
    ['a brand', adminOf(7), ''],
  ] as const)('of where looks stand are those of the lists, to %s', async (_, caller, filter) => {
    const stats = (await models.get(caller, `/v1/looks/certification_stats?${filter}`)).body;
    const listed = async (status: string) =>
      (await ids(`${filter}&certification_status=${status}`, caller)).length;
    expect(stats).toEqual({
      pendingCount: await listed('Pending'),
      deferredCount: await listed('Deferred'),
      approvedCount: await listed('Approved'),
      rejectedCount: await listed('Rejected'),
    });
    expect(Object.values(stats).reduce((sum: number, count) => sum + Number(count), 0)).toBe(
      (await ids(filter, caller)).length,
    );
  });

  it('of an action preview group looks by obstacle', async () => {
    const { body } = await models.get(staff, '/v1/looks/actions/approve_item/preview');
    expect(body).toMatchObject({ count: 3, may: 2 });
    expect(body.mayNot).toMatchObject([{ reason: { code: 'nothing_to_decide' }, count: 1 }]);
  });
});

it('sorts looks by their likes, or by those of the post', async () => {
  const orderBy = async (query: string) =>
    (await models.get(staff, `/v1/looks?${query}`)).body.data.map(({ id }: { id: number }) => id);
  // Two members like look 83, one likes 81. The network counts 30 likes for look 82 and reports none for the others.
  expect(await orderBy('order=-like')).toEqual([83, 81, 82]);
  expect(await orderBy('order_by_like=true')).toEqual([83, 81, 82]);
  expect(await orderBy('order=like')).toEqual([82, 81, 83]);
  expect((await orderBy('order=-post_like'))[0]).toBe(82);
  const { data } = (await models.get(staff, '/v1/looks?order=-like')).body;
  expect(data.map(({ like }: { like: { count: number } }) => like.count)).toEqual([2, 1, 0]);
});

it('gender `any` does not filter', async () => {
  const count = async (path: string) => (await models.get(staff, path)).body.count;
  expect(await count('/v1/looks?gender=any')).toBe(3);
  expect(await count('/v1/looks?gender=any&q=x')).toBe(await count('/v1/looks?q=x'));
  for (const path of ['/v1/users?gender', '/v2/trysets?user_genders', '/v2/trysets/items?user_genders']) {
    expect((await models.get(staff, `${path}=any`)).status, path).toBe(200);
  }
  expect((await models.get(staff, '/v2/trysets?user_genders=any,none')).status).toBe(400);
});

it('images have the same form as in every list', async () => {
  const { body } = await models.get(staff, '/v1/looks/83/images?limit=1');
  expect(body).toMatchObject({
    count: 2,
    length: 1,
    next: expect.stringContaining('offset=1'),
    previous: null,
  });
  expect(body.data[0]).toMatchObject({ order: 0 });
});

it('contents list each look once per item, also as a file, and with scores only', async () => {
  const { body } = await models.get(staff, '/v1/looks/contents');
  expect(body.count).toBe(4);
  expect(body.data[0]).toMatchObject({ id: 94, lookId: 83, latestCertificationStatus: 'Rejected' });
  const scores = (await models.get(staff, '/v1/looks/scores?brand_id=8')).body.data;
  expect(scores).toEqual([
    { id: 93, lookId: 82, contentUnitScore: 1, isCertified: false },
    { id: 92, lookId: 81, contentUnitScore: null, isCertified: false },
  ]);
  const { text } = await models.get(staff, '/v1/looks/contents/csv?language=ko');
  expect(text).toContain('인스타그램');
  expect(text.trim().split('\n')).toHaveLength(5);
});

const orders = ['id', 'created_time', 'updated_time', 'like', 'post_like'].flatMap((each) => [
  each,
  `-${each}`,
]);
it.each(['', 'order_by_like=true', ...orders.map((order) => `order=${order}`)])(
  'contents come in the order of their looks: %s',
  async (order) => {
    const looks = (await models.get(staff, `/v1/looks?${order}`)).body.data;
    const contents = (await models.get(staff, `/v1/looks/contents?${order}`)).body.data;
    const ids = looks.map(({ id }: { id: number }) => id);
    const lookIds = contents.map(({ lookId }: { lookId: number }) => lookId);
    expect(lookIds.length).toBeGreaterThan(2);
    expect([...new Set(lookIds)]).toEqual(ids.filter((id: number) => lookIds.includes(id)));
  },
);

it('a look shows the certification of its items with the deciders', async () => {
  const { body } = await models.get(staff, '/v1/looks/81');
  const [first] = body.lookItemMappings;
  expect(first).toMatchObject({ givenPoints: 5_000, checks: byRule.checks });
  expect(
    first.certificationLogs.map(({ status, method }: { status: string; method: string }) => [status, method]),
  ).toEqual([
    ['Approved', 'ACTOR'],
    ['Pending', 'RULE'],
    ['Pending', 'ACTOR'],
  ]);
  const allowed = body.actions.flatMap((action: { name: string; allowed: boolean }) =>
    action.allowed ? [action.name] : [],
  );
  expect(allowed).toContain('approve_item');
  expect(allowed).not.toContain('post');
});

it('a look shows its reactions over time, and to staff why its network does not tell', async () => {
  const reactions = await models.get(adminOf(otherEntry.brandId), '/v1/looks/82/reactions');
  expect(reactions.body.data).toMatchObject([
    { likeCount: 10, commentCount: 1, viewCount: null, followers: 900 },
    { likeCount: 30, commentCount: null, viewCount: null, followers: 901 },
  ]);
  expect((await models.get(adminOf(entry.brandId), '/v1/looks/82/reactions')).status).toBe(404);
  expect((await models.get(staff, '/v1/looks/81/reactions')).body).toEqual({ data: [] });
  const { body } = await models.get(staff, '/v1/looks/82');
  expect(body).toMatchObject({
    snsProblem: { problem: 'rate_limited', sinceTime: expect.any(String) },
    countedTime: reactions.body.data[1].time,
  });
  const forBrand = await models.get(adminOf(otherEntry.brandId), '/v1/looks/82');
  expect(forBrand.body.snsProblem).toBeNull();
});

it('a look has a past and a history', async () => {
  const { body } = await models.get(staff, '/v1/looks/81?revision=1');
  expect(body).toMatchObject({ status: 'in_progress', revision: '1' });
  expect(body.lookItemMappings[0]).toMatchObject({ latestCertificationStatus: 'Pending', givenPoints: 0 });
  const past = (await models.get(staff, '/v1/looks/81/history')).body;
  expect(past.data.map(({ type }: { type: string }) => type).slice(0, 2)).toEqual([
    'LookReported',
    'BrandLikedLook',
  ]);
  const difference = (await models.get(staff, '/v1/looks/81/difference?from=1&to=2')).body;
  expect(difference.changes.map(({ field }: { field: string }) => field)).toEqual(['entries']);
  expect((await models.get(adminOf(7), '/v1/looks/81?revision=1')).status).toBe(404);
});

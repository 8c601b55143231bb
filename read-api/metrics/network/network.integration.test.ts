import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LookEvent } from '#domain/looks/look-events.ts';
import { entry, lookDescription } from '#domain/testing/looks.ts';
import { openBench } from '#projections/testing/harness.ts';
import { stored, type Told } from '#projections/testing/histories.ts';
import { adminA, adminB, member, openTestModels, staff, type TestModels } from '../../testing/test-models.ts';

type Reactions = Extract<LookEvent, { type: 'LookReactionsCounted' }>['data'];
interface Look {
  lookId: number;
  brandId: number;
  postedAt: string;
  counts: readonly (readonly [string, Reactions])[];
  isHidden?: true;
}

const counted = (
  like: number | null,
  comment: number | null,
  view: number | null,
  followers: number | null,
) => ({
  like,
  comment,
  view,
  followers,
});
const looks: readonly Look[] = [
  {
    lookId: 1,
    brandId: 1,
    postedAt: '2026-02-01T01:00:00.000Z',
    counts: [
      ['2026-02-03T01:00:00.000Z', counted(10, 2, null, 100)],
      ['2026-02-20T01:00:00.000Z', counted(30, 6, null, 120)],
    ],
  },
  {
    lookId: 2,
    brandId: 2,
    postedAt: '2026-02-02T20:00:00.000Z',
    counts: [['2026-02-04T01:00:00.000Z', counted(5, 0, 900, 1_000)]],
    isHidden: true,
  },
  // The network never told of this look, and of the followers of the next one.
  { lookId: 3, brandId: 1, postedAt: '2026-02-03T01:00:00.000Z', counts: [] },
  {
    lookId: 4,
    brandId: 1,
    postedAt: '2026-02-03T02:00:00.000Z',
    counts: [['2026-02-03T14:59:59.999Z', counted(7, 1, null, null)]],
  },
];

function told({ lookId, brandId, postedAt, counts, isHidden }: Look): Told[] {
  const { id: _, ...of } = { id: 0, ...entry, entryId: lookId, brandId, productId: brandId * 10 + 1 };
  const posted: LookEvent = {
    type: 'LookPosted',
    data: { ...lookDescription, lookId, userId: 51, snsType: 'Instagram', entries: [of] },
  };
  const at = (event: LookEvent, occurredAt: string) => ({
    stream: `look-${lookId}`,
    event,
    metadata: { occurredAt, brandIds: [brandId] },
  });
  return [
    at(posted, postedAt),
    ...(isHidden ? [at({ type: 'LookHidden', data: {} }, postedAt)] : []),
    ...counts.map(([time, data]) => at({ type: 'LookReactionsCounted', data }, time)),
  ];
}

let models: TestModels;
beforeAll(async () => {
  const bench = await openBench();
  await bench.take(stored(looks.flatMap(told)));
  models = await openTestModels({ database: bench });
});
afterAll(() => models.close());

const of = async (query = '', caller: Parameters<TestModels['get']>[0] = staff) => {
  const { status, body } = await models.get(caller, `/v1/metrics/looks/instagram?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

it('leaves out what the network does not give, and never takes it as 0', async () => {
  const { totals } = await of();
  expect(totals).toEqual({
    lookCount: 4,
    countedCount: 3,
    likes: { sum: 42, median: 7, p90: expect.closeTo(25.4) },
    comments: { sum: 7, median: 1, p90: 5 },
    views: { sum: 900, median: 900, p90: 900 },
    followers: 560,
    // 36 of 120, and 5 of 1,000. The third look lacks followers.
    engagementRate: (0.3 + 0.005) / 2,
  });
});

it('tells of the last count before the end of a day in Korea', async () => {
  const then = await of('as_of=2026-02-03');
  expect(then.totals).toMatchObject({ lookCount: 4, countedCount: 2, likes: { sum: 17 }, followers: 100 });
  expect((await of('as_of=2026-02-02')).totals).toMatchObject({
    lookCount: 1,
    countedCount: 0,
    likes: { sum: null },
  });
  expect((await models.get(staff, '/v1/metrics/looks/instagram?as_of=2026-02-30')).status).toBe(400);
});

it('shows days of the time zone that is asked for', async () => {
  const lookCounts = async (query: string) =>
    (await of(query)).days.map(({ first, lookCount }: { first: string; lookCount: number }) => [
      first,
      lookCount,
    ]);
  const period = 'created_time_after=2026-02-01&created_time_before=2026-02-04';
  expect(await lookCounts(period)).toEqual([
    ['2026-02-01', 1],
    ['2026-02-02', 1],
    ['2026-02-03', 2],
    ['2026-02-04', 0],
  ]);
  expect(await lookCounts('time_zone=Asia/Seoul')).toEqual([
    ['2026-02-01', 1],
    ['2026-02-02', 0],
    ['2026-02-03', 3],
  ]);
  expect((await of('created_time_after=2025-12-01')).unit).toBe('day');
  expect((await of('created_time_after=2025-01-01')).unit).toBe('week');
  expect((await of('created_time_after=1900-01-01&created_time_before=2999-12-01')).days).toHaveLength(3);
});

it('names the best looks by likes and by engagement', async () => {
  const { top } = await of();
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
  expect(ids(top.likes)).toEqual([1, 4, 2]);
  expect(ids(top.engagement)).toEqual([1, 2]);
});

it('shows a brand the looks that tag it, and members nothing', async () => {
  expect((await of('', adminA)).totals.lookCount).toBe(3);
  expect((await of('brand_id=1', adminB)).totals.lookCount).toBe(0);
  expect((await of('product_id=21')).totals.lookCount).toBe(1);
  expect((await models.get(member(51), '/v1/metrics/looks/instagram')).status).toBe(403);
  expect((await models.get(staff, '/v1/metrics/looks/youtube')).body.totals).toMatchObject({
    lookCount: 0,
    engagementRate: null,
  });
});

it('has a row of the file for each look', async () => {
  const { text } = await models.get(adminA, '/v1/metrics/looks/instagram/csv?language=ja&as_of=2026-02-03');
  const lines = text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[3]).toContain('1,2026-02-01T01:00:00.000Z,51,,');
  expect(lines[3]).toMatch(/,10,2,,100,0\.12$/);
});

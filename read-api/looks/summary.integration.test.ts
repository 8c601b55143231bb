import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandsTable } from '#projections/brands/tables.ts';
import { type Bench, openBench } from '#projections/testing/harness.ts';
import { stored } from '#projections/testing/histories.ts';
import { aSeed, seeded } from '#projections/testing/random.ts';
import { trysetItemsTable } from '#projections/tryset-items/tables.ts';
import { insertRows } from '../testing/insert.ts';
import { brandRow, trysetItemRow } from '../testing/rows.ts';
import { adminA, adminB, member, openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { randomLooks } from './testing/random-looks.ts';

const products = [1, 2, 3].map((id) => ({ id, brandId: id }));
const until = '2025-06-01T00:00:00.000Z';

let bench: Bench;
let models: TestModels;
beforeAll(async () => {
  const seed = aSeed();
  console.log(`seed ${seed}`);
  bench = await openBench();
  await bench.take(stored(randomLooks(seeded(seed), { products, looks: 200, until })));
  models = await openTestModels({
    database: { databaseUrl: bench.databaseUrl, close: async () => undefined },
  });
  await insertRows(
    models.pool,
    brandsTable,
    products.map(({ id }) => brandRow({ id, name: `Brand ${id}` })),
  );
  const items = Array.from({ length: 600 }, (_, index) => index + 1).map((id) =>
    trysetItemRow({
      id,
      trysetId: id,
      brandId: 2,
      productId: 2,
      userId: 51,
      createdAt: id % 2 === 0 ? '2025-03-01T00:00:00.000Z' : until,
    }),
  );
  await insertRows(models.pool, trysetItemsTable, items);
});
afterAll(async () => {
  await models.close();
  await bench.close();
});

interface Content {
  trysetItemId: number;
  contentUnitScore: number | null;
  isCertified: boolean;
}

/** The same summary, counted from the list of contents. */
async function recounted(period: string, isAsked: (content: Content) => boolean = () => true) {
  const { body } = await models.get(staff, `/v1/looks/contents?limit=500&brand_id=2${period}`);
  const all = (body.data as Content[]).filter(isAsked);
  const certified = all.filter(({ isCertified }) => isCertified);
  const scores = Map.groupBy(certified, ({ contentUnitScore }) => contentUnitScore);
  return {
    totalContentCount: all.length,
    certifiedContentCount: certified.length,
    nonCertifiedContentCount: all.length - certified.length,
    lookScoreCountSummary: [...scores]
      .flatMap(([score, each]) => (score === null ? [] : [{ score, count: each.length }]))
      .sort((one, other) => one.score - other.score),
  };
}
const path = '/v1/brands/2/stats/look-summary';

test('a brand’s summary equals the counts of its contents, in total and for a period', async () => {
  const all = await models.get(staff, path);
  expect(all.status, JSON.stringify(all.body)).toBe(200);
  expect(all.body).toEqual(await recounted(''));
  expect(all.body.totalContentCount).toBeGreaterThan(50);
  expect(all.body.lookScoreCountSummary.length).toBeGreaterThan(2);
  const { stats } = (await models.get(staff, '/v1/brands/with_stats')).body.data.find(
    ({ id }: { id: number }) => id === 2,
  );
  const scores: { score: number; count: number }[] = all.body.lookScoreCountSummary;
  expect(stats.contentScore).toBe(scores.reduce((sum, { score, count }) => sum + score * count, 0));
  const some = await models.get(
    staff,
    `${path}?look_posted_time_after=2025-04-01&look_posted_time_before=2025-05-01`,
  );
  expect(some.body).toEqual(await recounted('&created_time_after=2025-04-01&created_time_before=2025-05-01'));
  expect(some.body.totalContentCount).toBeLessThan(all.body.totalContentCount);
  const asked = await models.get(staff, `${path}?tryset_item_created_time_before=2025-04-01`);
  expect(asked.body).toEqual(await recounted('', ({ trysetItemId }) => trysetItemId % 2 === 0));
});

test('brand admins get their own summary under both spellings', async () => {
  const { body } = await models.get(staff, path);
  for (const own of [
    '2/stats/look-summary',
    '2/statslook-summary',
    'self/stats/look-summary',
    'self/statslook-summary',
  ]) {
    expect((await models.get(adminB, `/v1/brands/${own}`)).body, own).toEqual(body);
  }
  expect((await models.get(adminA, path)).status).toBe(404);
  expect((await models.get(member(51), path)).status).toBe(403);
  expect((await models.get(staff, '/v1/brands/99/stats/look-summary')).status).toBe(404);
});

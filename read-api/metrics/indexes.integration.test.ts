import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { metricDimensions } from '#domain/metrics/metric-fields.ts';
import { openBench } from '#projections/testing/harness.ts';
import { stored } from '#projections/testing/histories.ts';
import { seeded } from '#projections/testing/random.ts';
import type { Reading } from '../kit/reading.ts';
import { randomLooks } from '../looks/testing/random-looks.ts';
import { pagePlans } from '../testing/page-plan.ts';
import { now, openTestModels, type TestModels } from '../testing/test-models.ts';
import type { Asked } from './asked.ts';
import { contentPart, likedLooksPart } from './look-parts.ts';
import type { Part } from './part.ts';

let models: TestModels;
let planOf: ReturnType<typeof pagePlans>;

/** Twenty thousand looks of twenty thousand hours, like one that is posted. */
const manyLooks = `
  insert into read.looks select made.*
  from read.looks as one, generate_series(1, 20000) as n, json_populate_record(one, json_build_object(
    'id', 1000 + n, 'user_id', 100 + n % 4000, 'posted_at', '2020-01-01'::timestamptz + n * interval '1 hour')) as made
  where one.id = (select min(id) from read.looks where life = 'posted')`;

const manyItems = `
  insert into read.look_items select made.*
  from read.look_items as one, generate_series(1, 20000) as n,
    json_populate_record(one, json_build_object('look_id', 1000 + n)) as made
  where (one.look_id, one.entry_id) = (select look_id, entry_id from read.look_items order by 1, 2 limit 1)`;

beforeAll(async () => {
  const bench = await openBench();
  models = await openTestModels({ database: bench });
  planOf = pagePlans(bench, models, now);
  const products = [{ id: 11, brandId: 1, categoryId: 1 }];
  await bench.take(stored(randomLooks(seeded(1), { products, looks: 10, until: now })));
  await bench.query(manyLooks);
  await bench.query(manyItems);
  await bench.query('analyze read.looks, read.look_items');
});
afterAll(() => models.close());

/** Without whole days between the bounds, metrics read the looks themselves. */
const hours = { from: '2020-03-01T05:00:00.000Z', until: '2020-03-01T09:00:00.000Z' };

const parts: readonly [string, (reading: Reading, asked: Asked) => Part][] = [
  ['tagged items', (reading, asked) => contentPart(reading, asked, hours)],
  ['likes of brands', (_, asked) => likedLooksPart(asked, hours)],
];

it.each(
  parts.flatMap(([name, partOf]) => metricDimensions.map((dimension) => ({ name, dimension, partOf }))),
)('$name of some hours are found by an index, for $dimension', async ({ dimension, partOf }) => {
  const asked = { dimension, brandId: undefined, isOfOther: false, ids: [], products: [], users: [] };
  const plan = await planOf(({ db, caller }) => ({
    async page() {
      const { rows } = await sql<unknown>`${partOf({ db, caller } as Reading, asked)}`.execute(db);
      return rows;
    },
  }));
  expect(plan).toContain('looks_posted');
  expect(plan).not.toContain('Seq Scan on looks');
});

// @module-tag thorough
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LookEvent } from '#domain/looks/look-events.ts';
import { lookDescription } from '#domain/testing/looks.ts';
import type { BrandAdminCaller } from '#http/caller.ts';
import { migrate } from '#projections/kit/migrations/migrate.ts';
import { membersTable } from '#projections/members/tables.ts';
import { peopleTable } from '#projections/personal-data/tables.ts';
import { productsTable } from '#projections/products/tables.ts';
import { type Bench, openBench } from '#projections/testing/harness.ts';
import { stored, type Told } from '#projections/testing/histories.ts';
import { aSeed, type Random, seeded, upTo } from '#projections/testing/random.ts';
import { insertRows } from '../testing/insert.ts';
import { personRow, productRow, userRow } from '../testing/rows.ts';
import { member, openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { randomLooks } from './testing/random-looks.ts';

const products = [1, 2, 3].map((id) => ({ id, brandId: id }));
const until = Date.parse('2025-06-01T00:00:00.000Z');
const hourMs = 3_600_000;
const admin: BrandAdminCaller = {
  label: 'brand_admin',
  id: 20,
  name: 'Lee',
  brandId: 2,
  brand: { name: 'Acme', nameKo: null },
};

/** Random looks posted at any hour. Their items are decided at once or up to a month later, each at its own time. */
function history(random: Random): Told[] {
  const looks = randomLooks(random, { products, looks: 300, until: new Date(until).toISOString() });
  return looks.map(({ metadata, ...told }) => {
    const isDecision = told.event.type === 'LookItemApproved' || told.event.type === 'LookItemRejected';
    const later = upTo(random, 24) + (isDecision && upTo(random, 2) === 0 ? upTo(random, 30 * 24) : 0);
    const occurredAt = new Date(Date.parse(metadata?.occurredAt ?? '') + later * hourMs).toISOString();
    return { ...told, metadata: { ...metadata, occurredAt } };
  });
}

let bench: Bench;
let models: TestModels;
let random: Random;
beforeAll(async () => {
  const seed = aSeed();
  console.log(`seed ${seed}`);
  random = seeded(seed);
  bench = await openBench();
  await bench.take(stored(history(random)));
  models = await openTestModels({
    database: { databaseUrl: bench.databaseUrl, close: async () => undefined },
  });
  const named: [number, string][] = [
    [51, 'hana'],
    [52, 'anna'],
    [53, 'lee'],
  ];
  const users = named.map(([id], index) => userRow({ id, isPublic: index === 0 }));
  await insertRows(models.pool, membersTable, users);
  const people = named.map(([id, username]) => personRow({ id: `user:${id}`, username }));
  await insertRows(models.pool, peopleTable, people);
});
afterAll(async () => {
  await models.close();
  await bench.close();
});

const everyStatus = 'certification_status=in_progress,on_hold,rejected,certified';
const counted = async (query: string, caller: Parameters<TestModels['get']>[0]) => {
  const { status, body } = await models.get(caller, `/v1/looks?limit=500&${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.data).toHaveLength(body.count);
  return body.count;
};
const instant = () => new Date(until - upTo(random, 110 * 24) * hourMs).toISOString();
const day = () => instant().slice(0, 10);

/** Two times, the earlier one first. */
const inOrder = (one: string, other: string) => (one < other ? [one, other] : [other, one]);

describe.each([
  ['staff', staff],
  ['a brand', admin],
  ['a member', member(51)],
] as const)('to %s', (_, caller) => {
  it.each(['created_time', 'decided_time'])(
    'the looks of any %s are counted by its days as they are by the rows',
    async (name) => {
      const periods = Array.from({ length: 8 }, () => [
        `${name}=${inOrder(day(), day()).join(',')}`,
        `${name}=${inOrder(instant(), instant()).join(',')}`,
        `${name}_after=${instant()}`,
        `${name}_before=${day()}`,
      ]).flat();
      for (const period of periods) {
        expect(await counted(period, caller), period).toBe(await counted(`${period}&${everyStatus}`, caller));
      }
    },
  );
});

describe.each([
  ['staff', staff],
  ['a brand', admin],
] as const)('to %s', (_, caller) => {
  // A period of all time includes every look, and no counter combines it with another filter.
  it.each([
    ['', '&brand_id=2', '&brand_id=1'],
    ['sns_type=Youtube', 'sns_type=Blog&brand_id=2', 'sns_type=Any'],
    [
      'gender=female',
      'is_hidden=true',
      'is_hidden=false&brand_id=2',
      'is_link_valid=true',
      'is_link_valid=false',
    ],
    [
      'certification_status=Pending,rejected',
      'certification_status=certified&brand_id=2',
      'order_by_like=true',
    ],
    ['decided_by=ACTOR', 'decided_by=RULE', 'decided_by=ACTOR,RULE', 'decided_by=ACTOR&brand_id=2'],
    ['is_duplicate=true', 'is_duplicate=false'],
    ['brand_like_exists=true', 'brand_like_exists=false', 'brand_like_exists=true&brand_id=2'],
    ['public_user=true', 'public_user=false', 'public_user=true&brand_id=2'],
    ['user_id=51', 'user_id=51&brand_id=2', 'username=an', 'username=an&public_user=false'],
    ['decided_by=ACTOR&sns_type=Blog', 'gender=female&certification_status=certified'],
  ])('the looks of %s and others are counted by counters as they are by the rows', async (...queries) => {
    for (const query of queries) {
      expect(await counted(query, caller), query).toBe(
        await counted(`${query}&created_time_after=1900-01-01`, caller),
      );
    }
  });
});

it('an existing installation gets the same counters', async () => {
  const names = ['looks_posted_by_day', 'looks_decided_by_day', 'looks_decided_again', 'looks_by_facet'];
  const stats = `stat in (${names.map((name) => `'${name}'`)})`;
  const all = () =>
    bench.query(
      `select stat, scope, bucket, count from read.counters where ${stats} and count <> 0 order by 1, 2, 3`,
    );
  const right = await all();
  expect(right.length).toBeGreaterThan(500);
  await bench.query(`delete from read.counters where ${stats}`);
  await bench.query("delete from public.read_migrations where name like '048%' or name like '049%'");
  await bench.query('drop table read.look_counters');
  await migrate(bench.databaseUrl);
  expect(await all()).toEqual(right);
});

it('an existing installation gets the counters with their own table', async () => {
  const all = () =>
    bench.query('select * from read.look_counters where count <> 0 order by stat, scope, bucket');
  const right = await all();
  expect(right.length).toBeGreaterThan(100);
  await bench.query('drop table read.look_counters');
  await bench.query('create index if not exists looks_link on read.looks (normalized_link)');
  await bench.query("delete from read.counters where stat = 'looks_by_facet' and bucket like 'liked:%'");
  await bench.query("delete from public.read_migrations where name like '049%'");
  await migrate(bench.databaseUrl);
  expect(await all()).toEqual(right);
});

it('compares links longer than the index limit', async () => {
  const word = Array.from({ length: 1_900 }, () => String.fromCharCode(0xac00 + upTo(random, 11_172))).join(
    '',
  );
  const twins = [1_001, 1_002].map((lookId): Told => {
    const link = `https://blog.example.com/${word}`;
    const event: LookEvent = {
      type: 'LookPosted',
      data: { ...lookDescription, lookId, words: { link, description: '오늘의 룩' }, entries: [] },
    };
    return { stream: `look-${lookId}`, event };
  });
  await bench.take(stored(twins, 100_000n));
  const { body } = await models.get(staff, '/v1/looks?ids=1001,1002&is_duplicate=true');
  expect(body.count).toBe(2);
});

it('finds frequent texts and tags look by look', async () => {
  await bench.query(
    `insert into read.looks select (jsonb_populate_record(look, jsonb_build_object('id', 10000 + n))).*
       from read.looks as look, generate_series(1, 2100) as n where look.id = 1001`,
  );
  await bench.query(
    `insert into read.look_items (look_id, entry_id, tryset_item_id, tryset_id, brand_id, product_id, product_size_id, status,
         upload_point, given_points)
       select id, id, id, id, 2, 2, 2, 'Pending', 0, 0 from read.looks where id > 10000`,
  );
  await insertRows(models.pool, productsTable, [productRow({ id: 2, brandId: 2, name: 'Linen coat' })]);
  const counted = async (q: string, ids: string) =>
    (await models.get(staff, `/v1/looks?limit=1&q=${encodeURIComponent(q)}&ids=${ids}`)).body.count;
  const some = '10001,10002,1001';
  expect(await counted('오늘의', some)).toBe(3);
  expect(await counted('linen', some)).toBe(2);
  expect(await counted('오늘은', some)).toBe(0);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { logTable } from '#projections/kit/tables/log.ts';
import { type TestDatabase, testDatabase } from '#test/backend.ts';
import { insertRows } from './testing/insert.ts';
import { pathWith, type Route, routeTable } from './testing/route-table.ts';
import { logRow } from './testing/rows.ts';
import { adminA, openTestModels, staff, type TestModels } from './testing/test-models.ts';
import { insertTwoBrands } from './testing/two-brands.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ isEmpty: false });
});
afterAll(() => database.close());

/** Values for path ids and filters by words in the parameter's name: first of brand A, then of brand B. */
const values: readonly [word: RegExp, ofA: string, ofB: string][] = [
  [/^(brand|brand_ids?)$/, '1', '2'],
  [/tryset_item/, '601', '602'],
  [/look_id/, '801', '802'],
  [/^imageId$/, '71', '71'],
  [/^tryset/, '501', '502'],
  [/stock/, '111', '211'],
  [/product_size|size_id/, '110', '210'],
  [/product_id/, '11', '21'],
  [/user/, '1001', '1002'],
  [/admin_id/, '10', '20'],
  [/^codes?$/, 'S-111', 'S-211'],
  [/^(q|search|keyword|name|reason|product_name)$/, 'Acme', 'Bolt'],
  [/^asker$/, 'brand_admin:10', 'brand_admin:20'],
  [/^entity$/, 'tryset:501', 'stock_item:211'],
  [/^actors?$/, 'staff:1', 'brand_admin:20'],
  [/^ids$/, '111,601,11,501,1', '211,602,603,21,22,502,2'],
  [/^limit$/, '1', '500'],
  [/^offset$/, '0', '1'],
  [/correlation/, 'registered-111', 'registered-211'],
  [/^(revision|from)$/, '0', '1'],
  [/^(as_of|as_of_recorded|to)$/, '2026-03-02', '2026-03-12'],
];

/** Values for a path parameter that is merely called `id`, by the path. */
const ids: readonly [path: RegExp, ofA: string, ofB: string][] = [
  [/^\/v2\/trysets\/items/, '601', '602'],
  [/^\/v2\/trysets/, '501', '502'],
  [/^\/v1\/stocks/, '111', '211'],
  [/^\/v2\/products/, '11', '21'],
  [/^\/v1\/brands/, '1', '2'],
  [/^\/v1\/users/, '1001', '1002'],
  [/^\/v1\/events/, 'registered-111', 'registered-211'],
  [/^\/v1\/views/, '42', '44'],
  [/^\/v1\/looks/, '801', '802'],
  [/^\/v1\/support-tickets/, '91', '92'],
];

const actions: readonly [path: RegExp, name: string][] = [
  [/^\/v1\/stocks/, 'request_out_stock'],
  [/^\/v1\/looks/, 'like'],
  [/./, 'accept'],
];

function valueIn({ path }: Route, name: string, brand: 'a' | 'b'): string {
  if (name === 'action') return actions.find(([of]) => of.test(path))?.[1] ?? '';
  const known = values.find(([word]) => word.test(name)) ?? ids.find(([of]) => of.test(path));
  return known?.[brand === 'a' ? 1 : 2] ?? '1';
}

/** Paths of all calls with ids of A and of B, and with each filter for both. */
function questions(routes: readonly Route[]): string[] {
  return routes.flatMap((route) => {
    const [ofA = '', ofB = ''] = (['a', 'b'] as const).map((brand) =>
      pathWith(route, ({ name }) => valueIn(route, name, brand)),
    );
    const filters = route.queryParameters.flatMap(({ name, schema }) => {
      const known = values.find(([word]) => word.test(name));
      if (known === undefined) return schema.type === 'boolean' ? [`${name}=true`, `${name}=false`] : [];
      return known.slice(1).map((value) => `${name}=${encodeURIComponent(String(value))}`);
    });
    return [...new Set([ofA, ofB, ...filters.map((filter) => `${ofA}?${filter}`)])];
  });
}

/** Serializes a body with sorted fields, so that equal bodies give equal texts. */
function inOrder(body: unknown): string {
  return JSON.stringify(body, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}

async function answers(
  models: TestModels,
  caller: Caller,
  urls: readonly string[],
): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (const url of urls) {
    const { status, text, body, headers } = await models.get(caller, url);
    expect(status, url).toBeLessThan(500);
    all.set(url, `${status} ${headers['x-stale'] ?? ''} ${body === null ? text : inOrder(body)}`);
  }
  return all;
}

/**
 * Events of brand B in tryset 501, which holds an item of each brand. B's item is called back, and another item of B
 * comes and goes.
 */
const happenedToB = () =>
  [
    logRow('tryset-501', 1n, 'TrysetReturnRequested', {
      itemIds: [602],
      pickupReason: 'B is too large',
      requestedPickupDate: '2026-03-20',
    }),
    logRow('tryset-501', 2n, 'TrysetItemAdded', { item: { trysetItemId: 606, brandId: 2, productId: 21 } }),
    logRow('tryset-501', 3n, 'TrysetCanceled', { itemIds: [606] }),
    logRow('tryset-501', 4n, 'TrysetReturnAccepted', { itemIds: [602], pickupDate: '2026-03-21' }),
  ].map((row, index) => ({
    ...row,
    brandIds: [1, 2],
    effectiveAt: `2026-03-1${index}T00:00:00.000Z`,
  }));
const sinceThen = `
  update read.trysets set revision = 4, updated_at = '2026-03-13', pickup_reason = 'B is too large',
    requested_pickup_date = '2026-03-20', confirmed_pickup_date = '2026-03-21', return_approved_at = '2026-03-13'
  where id = 501`;

/** SQL that deletes all rows of brands other than A. */
const withoutB = `
  delete from read.tryset_items where brand_id <> 1;
  delete from read.stock_rentals where stock_item_id in (select id from read.stock_items where brand_id <> 1);
  delete from read.stock_memos where stock_item_id in (select id from read.stock_items where brand_id <> 1);
  delete from read.stock_items where brand_id <> 1;
  delete from read.product_sizes where product_id in (select id from read.products where brand_id <> 1);
  delete from read.products where brand_id <> 1;
  delete from read.tryset_brands where brand_id <> 1;
  delete from read.order_items where brand_id <> 1;
  delete from read.look_items where brand_id <> 1;
  delete from read.look_brands where brand_id <> 1;
  delete from read.looks where not brand_ids @> array[1];
  update read.looks set status = 'in_progress', brand_ids = array[1], liked_by = '{}', reports = '[]', entries = (
    select jsonb_agg(entry) from jsonb_array_elements(entries) as entry where entry ->> 'brandId' = '1');
  delete from read.support_tickets where brand_id is distinct from 1;
  delete from read.brand_admins where brand_id <> 1;
  delete from read.brands where id <> 1;
  delete from read.saved_views where brand_id is distinct from 1;
  delete from read.comments where audience = 'staff' or brand_id <> 1 or thing_id = 211;
  delete from read.assignments where brand_id is distinct from 1;
  delete from read.log where not brand_ids @> array[1] and category not in ('user', 'tryset');
  delete from read.counters where scope in (0, 2, 21, 22);
  delete from private.people where id = 'brand_admin:20';
  delete from read.log where stream = 'tryset-501' and revision > 0;
  update read.trysets set revision = 0, updated_at = created_at, pickup_reason = null, requested_pickup_date = null,
    confirmed_pickup_date = null, return_approved_at = null where id = 501;
  update read.trysets set status = null, brand_ids = array[1], requested_points = 7, items = (
    select coalesce(jsonb_agg(item), '[]') from jsonb_array_elements(items::jsonb) as item where item ->> 'brandId' = '1');`;

it('gives a brand admin identical answers with and without another brand', async () => {
  const open = () =>
    openTestModels({ database: { databaseUrl: database.databaseUrl, close: async () => undefined } });
  const both = await open();
  await insertTwoBrands(both.pool);
  await insertRows(both.pool, logTable, happenedToB());
  await both.pool.query(sinceThen);
  const urls = questions(await routeTable(both));
  expect(urls.length).toBeGreaterThan(500);
  const withBoth = await answers(both, adminA, urls);
  const plain = urls.filter((url) => !url.includes('?'));
  const toStaff = await answers(both, staff, plain);
  await both.pool.query(withoutB);
  await both.close();
  const alone = await open();
  const withOne = await answers(alone, adminA, urls);
  const toStaffAlone = await answers(alone, staff, plain);
  await alone.close();
  const differing = urls.filter((url) => withBoth.get(url) !== withOne.get(url));
  expect(differing).toEqual([]);
  // Checks that the test is not trivial: most paths have an answer, and many answers changed.
  const gone = plain.filter((url) => toStaff.get(url) !== toStaffAlone.get(url));
  expect(gone.length).toBeGreaterThan(50);
  const found = urls.filter((url) => withBoth.get(url)?.startsWith('200'));
  expect(found.length).toBeGreaterThan(urls.length / 2);
}, 240_000);

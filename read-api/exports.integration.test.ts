import { afterAll, beforeAll, expect, test } from 'vitest';
import { actorOf } from '#http/caller.ts';
import { unavailable } from '#http/errors.ts';
import { routeTable } from './testing/route-table.ts';
import { adminA, openTestModels, staff, type TestModels } from './testing/test-models.ts';
import { insertTwoBrands } from './testing/two-brands.ts';

let models: TestModels;
let files: string[];
let isStoreAway = false;
beforeAll(async () => {
  models = await openTestModels({
    noteExport: async () => {
      if (isStoreAway) throw unavailable('the event store');
    },
  });
  await insertTwoBrands(models.pool);
  const routes = await routeTable(models);
  files = routes.map(({ path }) => path).filter((path) => /\/csv$/.test(path) && !path.includes('{'));
});
afterAll(() => models.close());

/** Every CSV file with personal columns; its name in the export record. The test fails if a file is missing here. */
const lists: Readonly<Record<string, string>> = {
  '/v1/users/csv': 'users',
  '/v1/staff/csv': 'staff',
  '/v1/reservations/csv': 'reservations',
  '/v1/proposals/csv': 'proposals',
  '/v1/looks/contents/csv': 'look-contents',
  '/v2/agency-contacts/csv': 'agency-contacts',
  '/v2/orders/csv': 'orders',
  '/v2/orders/invoices/csv': 'invoices',
  '/v2/orders/invoice-items/csv': 'invoice-items',
  '/v1/tax-invoices/csv': 'tax-invoices',
  '/v2/trysets/csv': 'trysets',
  '/v2/trysets/items/csv': 'tryset-items',
};

test('records files with personal data for staff once each, and no others', async () => {
  expect(files).toEqual(expect.arrayContaining(Object.keys(lists)));
  expect(files.length).toBeGreaterThan(Object.keys(lists).length);
  for (const file of files) {
    models.noted.length = 0;
    const answer = await models.get(staff, file);
    expect([file, answer.status]).toEqual([file, 200]);
    const rows = answer.text.trimEnd().split('\r\n').length - 1;
    const list = lists[file];
    const noted = list === undefined ? [] : [[{ list, rows, filters: [] }, actorOf(staff)]];
    expect([file, models.noted]).toEqual([file, noted]);
  }
});

test('does not record files without personal data for brand admins', async () => {
  models.noted.length = 0;
  for (const file of ['/v1/users/csv', '/v2/trysets/csv', '/v2/trysets/items/csv'])
    expect((await models.get(adminA, file)).status).toBe(200);
  expect(models.noted).toEqual([]);
});

test('records the names of the filters without their values', async () => {
  models.noted.length = 0;
  await models.get(staff, '/v1/users/csv?q=mina&region_id=KOREA&order=-id&language=ko&time_zone=Asia/Seoul');
  expect(models.noted.map(([{ filters }]) => filters)).toEqual([['q', 'region_id']]);
});

test('sends no file that cannot be recorded', async () => {
  isStoreAway = true;
  const answer = await models.get(staff, '/v1/users/csv');
  isStoreAway = false;
  expect([answer.status, answer.body.errorCode]).toEqual([503, 'service.unavailable']);
});

/** Every list whose rows have personal fields. The test fails if a list is missing here. */
const pages: readonly string[] = [
  '/v2/trysets/items',
  '/v1/stocks/summary/out-stock-requested/brand-stock-status',
  '/v2/trysets',
  '/v1/users',
  '/v1/staff',
  '/v2/agency-contacts',
  '/v1/looks',
  '/v1/looks/contents',
  '/v1/look-uses',
  '/v1/looks/commercial-use',
  '/v2/orders',
  '/v2/orders/invoices',
  '/v2/orders/invoice-items',
];

test('records a large page with personal data like a file, and no other pages', async () => {
  const noted = [];
  const routes = await routeTable(models);
  for (const { path, queryParameters, pathParameters } of routes) {
    if (path.endsWith('/csv')) continue;
    if (pathParameters.length > 0 || !queryParameters.some(({ name }) => name === 'limit')) continue;
    models.noted.length = 0;
    await models.get(staff, `${path}?limit=500`);
    if (models.noted.length > 0) noted.push(path);
  }
  expect(noted).toEqual(pages);
});

test('records many small pages once they add up to a large one, counting repeated pages once', async () => {
  const reader = { ...staff, id: 77 };
  models.noted.length = 0;
  for (let page = 0; page < 9; page++) await models.get(reader, `/v1/users?limit=50&offset=${page * 50}`);
  for (let again = 0; again < 30; again++) await models.get(reader, '/v1/users?limit=50&offset=0');
  expect(models.noted).toEqual([]);
  await models.get(reader, '/v1/users?limit=50&offset=450');
  expect(models.noted).toEqual([[{ list: 'pages-of-users', rows: 500, filters: [] }, actorOf(reader)]]);
  models.noted.length = 0;
  await models.get(adminA, '/v1/users?limit=500');
  expect(models.noted).toEqual([]);
});

test('sends no large page that cannot be recorded, and does not count refused pages', async () => {
  const reader = { ...staff, id: 78 };
  isStoreAway = true;
  for (let again = 0; again < 2; again++) {
    const answer = await models.get(reader, '/v1/users?limit=500');
    expect([answer.status, answer.body.errorCode]).toEqual([503, 'service.unavailable']);
  }
  isStoreAway = false;
  expect((await models.get(reader, '/v1/users?limit=500')).status).toBe(200);
});

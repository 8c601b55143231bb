import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '#test/server.ts';

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
}
interface Operation {
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Calls that return a bare list by decision: the social sign-ins, and all reimbursement items at once. */
const bareLists = ['/v1/auth/social', '/v1/stocks/reimbursement-items/all'];

/** Calls that return all of `data`, since it stays short, or page it with a cursor. */
const whole = [
  // The answer has one entry for each code that the caller sent.
  '/v2/trysets/items/codes',
  '/v1/stocks/scan/{code}',
  '/v1/stocks/codes',
  // Figures have a row for each status, use, day or queue.
  '/v1/stocks/stats/status',
  '/v1/stocks/stats/use',
  '/v1/figures/series',
  '/v1/home',
  '/v1/home/counts',
  '/v1/home/changes',
  // Uses of a reference list have a row for each entry.
  ...[
    'categories',
    'size-types',
    'measurement-types',
    'material-types',
    'styles',
    'seasons',
    'curations',
  ].map((kind) => `/v2/${kind}/uses`),
  '/v2/magazines/uses',
  // These are parts of one thing.
  '/v2/trysets/{id}/assignees',
  '/v2/trysets/items/{id}/assignees',
  '/v1/stocks/{id}/assignees',
  '/v2/products/{id}/assignees',
  '/v1/looks/{id}/reactions',
  '/v1/events/{event}/causes',
  '/v1/events/actors',
  // These pages follow a position of the log.
  '/v1/events',
];

test('every list is paged with count, length, next and previous', async () => {
  const { paths } = await (await fetch(`${server.url}/openapi.json`)).json();
  const shapes = Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, { get }]) => {
      const schema = get?.responses['200']?.content?.['application/json']?.schema;
      return schema === undefined ? [] : [{ path, schema }];
    },
  );
  expect(shapes.length).toBeGreaterThan(100);
  expect(shapes.filter(({ schema }) => schema.type === 'array').map(({ path }) => path)).toEqual(bareLists);
  const lists = shapes.filter(({ schema }) => schema.properties?.data?.type === 'array');
  expect(lists.length).toBeGreaterThan(40);
  const wrapper = ['count', 'length', 'next', 'previous'];
  const unpaged = lists.filter(({ schema }) => !wrapper.every((name) => name in (schema.properties ?? {})));
  expect(unpaged.map(({ path }) => path).toSorted()).toEqual(whole.toSorted());
});

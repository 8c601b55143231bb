import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '#test/server.ts';
import type { Shown } from './called-routes.ts';

/** The calls that answer rows without pages, by the reason for the exception. docs/api.md lists them under "Lists". */
const exceptions = {
  'the specification asks for all rows at once': [
    '/v1/looks/commercial-use/all',
    '/v2/orders/invoice-items/all',
    '/v1/stocks/reimbursement-items/all',
  ],
  'a member has one account of each provider at most': ['/v1/auth/social'],
  'pages of events go on from an event': ['/v1/events', '/v1/home/changes'],
  'one row for each value, time or thing that the caller named': [
    '/v1/events/actors',
    '/v1/events/{event}/causes',
    '/v1/figures/series',
    '/v1/home',
    '/v1/home/counts',
    '/v1/looks/{id}/reactions',
    '/v1/stocks/codes',
    '/v1/stocks/scan/{code}',
    '/v1/stocks/stats/status',
    '/v1/stocks/stats/use',
    '/v1/brand-months/totals',
    '/v1/look-uses/totals',
    '/v1/looks/commercial-use/totals',
    '/v1/looks/feedbacks/totals',
    '/v1/looks/{id}/look-use-offers',
    '/v1/subscriptions/user-tickets/totals',
    '/v2/brand_subscriptions/invoices/totals',
    '/v2/orders/banks',
    '/v2/orders/invoice-items/totals',
    '/v2/trysets/items/codes',
    '/v2/products/{id}/commerce_stocks',
    '/v2/categories/uses',
    '/v2/curations/uses',
    '/v2/magazines/uses',
    '/v2/material-types/uses',
    '/v2/measurement-types/uses',
    '/v2/seasons/uses',
    '/v2/size-types/uses',
    '/v2/styles/uses',
  ],
  'the letters about one question': ['/v1/support-tickets/{id}/letters'],
  'the few people who see to one thing': [
    '/v1/stocks/{id}/assignees',
    '/v2/products/{id}/assignees',
    '/v2/trysets/items/{id}/assignees',
    '/v2/trysets/{id}/assignees',
  ],
};

interface Operation {
  parameters?: { name: string }[];
  responses: Record<string, { content?: Record<string, { schema: Shown }> }>;
}

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Returns whether an answer's schema is an array, or has its rows under `data`. */
function isList({ type, properties, anyOf = [] }: Shown): boolean {
  return type === 'array' || properties?.data?.type === 'array' || anyOf.some(isList);
}

const wrapper = ['count', 'length', 'next', 'previous', 'data'];

test('every list answers pages and takes `limit` and `offset`, except those that the docs name', async () => {
  const { paths } = await (await fetch(`${server.url}/openapi.json`)).json();
  const lists = Object.entries<{ get?: Operation }>(paths).flatMap(([path, { get }]) => {
    const schema = get?.responses['200']?.content?.['application/json']?.schema;
    if (get === undefined || schema === undefined || !isList(schema)) return [];
    const parameters = (get.parameters ?? []).map(({ name }) => name);
    const isWrapped = wrapper.every((name) => name in (schema.properties ?? {}));
    return [{ path, isPaged: isWrapped && ['limit', 'offset'].every((name) => parameters.includes(name)) }];
  });
  expect(lists.length).toBeGreaterThan(100);
  const bare = lists.filter(({ isPaged }) => !isPaged).map(({ path }) => path);
  expect(bare.toSorted()).toEqual(Object.values(exceptions).flat().toSorted());
});

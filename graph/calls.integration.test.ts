import { afterAll, beforeAll, expect, test } from 'vitest';
import { stockItemTransitions } from '#domain/stock/stock-transitions.ts';
import { type TestServer, testServer } from '#test/server.ts';
import type { RestCall } from './kit/rest-call.ts';
import { lookActions } from './looks/calls.ts';
import { userActions } from './members/calls.ts';
import { schema } from './schema.ts';
import { stockActions } from './stock/calls.ts';
import { itemActions } from './tryset-items/calls.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server?.close());

const modules = import.meta.glob<Record<string, unknown>>('./*/calls.ts', { eager: true });
const named = Object.values(modules)
  .flatMap((each) => Object.values(each))
  .filter((each) => typeof each === 'object' && each !== null && 'operationId' in each) as RestCall[];

const enumOf = (name: string) =>
  (schema.getType(name) as unknown as { getValues(): { value: string }[] })
    .getValues()
    .map(({ value }) => value);

test('every call is an operation of the REST APIs, with its path and method', async () => {
  const calls = [
    ...named,
    ...enumOf('StockAction').map((action) => stockActions.one(action)),
    ...['start_out', 'roll_back_to_ready', 'roll_back_to_stock', 'out'].map(stockActions.many),
    ...['stow_piece', 'take_out_piece', 'abnormal_issue', 'condition_grade'].map(stockActions.one),
    ...['approve_item', 'reject_item', 'defer_item', 'like', 'unlike'].map(lookActions.one),
    ...['express', 'normal', 'outbound'].map(itemActions.many),
    ...['accept', 'deny', 'forced_deny', 'force_delivered', 'force_purchase', 'arrive'].map(itemActions.one),
    userActions.one('approve'),
  ];
  expect(calls.length).toBeGreaterThan(60);
  const document = await (await fetch(`${server.url}/openapi.json`)).json();
  const { paths } = document as { paths: Record<string, Record<string, { operationId: string }>> };
  const found = calls.map(({ method, path }) => paths[path]?.[method.toLowerCase()]?.operationId);
  expect(found).toEqual(calls.map(({ operationId }) => operationId));
});

test('people may take every action of the stock that has an action call', () => {
  const people = stockItemTransitions.filter(({ who }) => who.some((role: string) => role !== 'system'));
  const elsewhere = people
    .map(({ action }) => action)
    .filter((action) => !enumOf('StockAction').includes(action));
  expect(elsewhere.sort()).toEqual(['change_size', 'create_piece', 'register', 'revise_terms']);
});

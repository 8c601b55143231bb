import { afterAll, beforeAll, expect, test } from 'vitest';
import { staff, type TestServer, testServer } from '#test/server.ts';
import { askGraph } from '../testing/ask-graph.ts';
import type {
  AddStockItemStaffMemoMutation,
  AddStockItemStaffMemoMutationVariables,
  GetStocksQuery,
  GetStocksQueryVariables,
} from './types.ts';

let server: TestServer;
let client: { url: string; authorization: string };
beforeAll(async () => {
  server = await testServer({ seed: 'demo', graphOperations: 'listed' });
  client = { url: server.url, authorization: await server.authorization(staff) };
}, 300_000);
afterAll(() => server?.close());

test('a program with the generated types reads garments and adds a memo, by the hashes of listed texts', async () => {
  const wanted: GetStocksQueryVariables = {
    filters: { statuses: ['in_stock'] },
    size: 2,
    orderBy: { field: 'createdAt', direction: 'ASC' },
  };
  const page = await askGraph<GetStocksQuery, GetStocksQueryVariables>(client, 'getStocks', wanted);
  const stock = page.data?.getStocks?.stocks[0];
  if (stock === undefined) throw new Error('the demo has garments in stock');
  expect(stock.status).toBe('in_stock');

  const memo: AddStockItemStaffMemoMutationVariables = {
    input: { stockId: stock.id, comment: 'to be ironed' },
    options: { idempotencyKey: 'memo' },
  };
  const run = () =>
    askGraph<AddStockItemStaffMemoMutation, AddStockItemStaffMemoMutationVariables>(
      client,
      'addStockItemStaffMemo',
      memo,
    );
  // On a busy machine the first answer may be stale. Under one key, a repeat only reads.
  await expect
    .poll(async () => (await run()).data?.addStockItemStaffMemo?.memos[0]?.comment)
    .toBe('to be ironed');
  const { data } = await run();
  const memos = data?.addStockItemStaffMemo?.memos.map(({ comment }) => comment);
  // The demo's garment may have a memo of its own.
  expect(memos?.filter((comment) => comment === 'to be ironed')).toHaveLength(1);
});

test('a server that runs listed operations refuses every other text', async () => {
  const { authorization, url } = client;
  const ask = async (body: object) => {
    const headers = { authorization, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) });
    const { errors } = (await answer.json()) as { errors: { extensions: { errorCode: string } }[] };
    return [answer.status, errors[0]?.extensions.errorCode];
  };
  const refused = [400, 'graph.not_listed'];
  expect(await ask({ query: '{ getStock(id: 1) { id } }' })).toEqual(refused);
  expect(await ask({ query: '{ __schema { types { name } } }' })).toEqual(refused);
  const extensions = { persistedQuery: { sha256Hash: 'f'.repeat(64) } };
  expect(await ask({ extensions })).toEqual(refused);
});

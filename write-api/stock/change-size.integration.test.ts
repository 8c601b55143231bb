import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ask, asker } from '#test/ask.ts';
import { staff, type TestServer, testServer } from '#test/server.ts';
import { givenHouse, type House } from '../testing/house.ts';

let server: TestServer;
let ask: Ask;
let house: House;
let other: House;

beforeAll(async () => {
  server = await testServer();
  ask = asker(server);
  house = await givenHouse({ call: ask }, 'sizing');
  other = await givenHouse({ call: ask }, 'sized');
});
afterAll(() => server?.close());

test('garments of a removed size move to another size of their product, and their histories tell it', async () => {
  const sizes = `/v2/products/${house.productId}/sizes`;
  const { body: size } = await ask(staff, 'POST', sizes, { name: 'moved to' });
  const { body: old } = await ask(staff, 'POST', sizes, { name: 'removed' });
  const ids: number[] = [];
  for (const code of ['MOVE-1', 'MOVE-2']) {
    const garment = { product_size_id: old.id, code, quality: 'new' };
    ids.push((await ask(staff, 'POST', '/v1/stocks', garment)).body.id);
  }
  expect((await ask(staff, 'DELETE', `${sizes}/${old.id}`)).status).toBe(200);
  const body = { ids: [...ids, other.stockIds[1], house.stockIds[0]], product_size_id: size.id };
  const moved = await ask(staff, 'POST', '/v1/stocks/change-size', body);
  expect(moved.body, moved.text).toMatchObject([
    { ok: true },
    { ok: true },
    { ok: false, errorCode: 'stock_item.size_of_another_product' },
    { ok: false },
  ]);
  const again = await ask(staff, 'POST', '/v1/stocks/change-size', { ids, product_size_id: size.id });
  expect(again.body).toMatchObject([{ ok: true }, { ok: true }]);
  for (const id of ids) {
    expect((await ask(staff, 'GET', `/v1/stocks/${id}`)).body.productSize.id).toBe(size.id);
    const { data } = (await ask(staff, 'GET', `/v1/stocks/${id}/history`)).body;
    const changes = data.filter(({ type }: { type: string }) => type === 'StockItemSizeChanged');
    expect(changes.map((change: { data: object }) => change.data)).toEqual([{ from: old.id, to: size.id }]);
  }
  const back = { ids, product_size_id: old.id };
  expect((await ask(staff, 'POST', '/v1/stocks/change-size', back)).body).toMatchObject([
    { ok: false, errorCode: 'stock_item.size_unknown' },
    { ok: false, errorCode: 'stock_item.size_unknown' },
  ]);
  expect((await ask(house.admin, 'POST', '/v1/stocks/change-size', back)).status).toBe(403);
});
